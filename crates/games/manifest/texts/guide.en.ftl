manifest-name = Manifest Destiny
manifest-line = Three to five trading empires spread across the Americas between 1760 and 2000.

manifest-guide-1 = The aim: Have the most Victory Points when the game ends: after an Investment or Expansion phase at the end of which somebody has 30, or when the cards of the third era run out. Most cash breaks a tie.
manifest-guide-2 = A turn: Five phases for everybody: choose the turn order, play cards, invest, expand, adjust. Whoever played the highest card number chooses a place first. Early places buy fewer tokens, late ones buy more and know more.
manifest-guide-3 = Cards: Play at most one Destiny card and any number of Progress cards. A Destiny card is event and payout at once; an event card is one or the other, or mere News; a leader makes progressions cheaper. A payout pays everybody. Hold no more than three.
manifest-guide-4 = Investing: Buy control tokens with money. Tokens then buy a city, a Pioneer and a card, dearer for each later buyer. Money buys progressions. Pioneers roll for the steps of a breakthrough; all steps and one Pioneer claim it. A partner can license a leader or share a claim.
manifest-guide-5 = Expanding: A vacant territory costs one to three tokens. To take one from a rival or from Natives you roll two dice against one, more in a home or a city; the higher die wins, ties go to the defender. Steamships, Telegraph and the like reach further.
manifest-guide-6 = Adjusting: Each new presence raises your Profit by 5, each lost established one lowers it. Then your Profit is paid in cash, and you draw a card. What was new becomes established, makes products and serves as a base.
manifest-guide-7 = Points: The 15 progressions bring 1, 2 or 3 points each, 30 in all; breakthroughs 1 or 2; the most cities, alone, 2. Breakthroughs go to one player, or to two who claim together.
manifest-guide-8 = Look first: Which products do your cards pay, and who has them? Collect two or three of one kind: the third pays more than the first. Buy Westward Ho or Telegraph early so that you do not run out of room, and keep a token in stock for a Pioneer.
manifest-guide-9 = Reconstruction: Only the official clarifications and public reports were available, not the rulebook. What they state holds here; everything else, among it the map's products, most prices and many cards, is our reconstruction and marked as such at each rule.
manifest-guide-10 = At this table: Gold is what you can click, on the map too. A click on what is not allowed says why and names the rule. The questions of the clarifications stand with the rules.
