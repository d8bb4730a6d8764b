# Words of the cards: title, story, later parts, settlement and the buttons of the choices.

mrp-card-C01 = Pressure on Taiwan
mrp-card-C01-story = Chinese ships and aircraft circle Taiwan in ever closer rings. Beijing calls it an exercise and names no date for its end.
mrp-card-C01-story2 = Landing craft gather in the southern ports of China, and Tokyo moves its patrols closer to the strait.
mrp-card-C01-story3 = Before dawn the first missiles fall on Taiwan's airfields, and Taipei asks Washington for help.
mrp-card-C01-escape = Good relations with Beijing let both capitals find a formula, and the ships sail home.
mrp-card-C01-a = Join the war
mrp-card-C01-b = Stay out of it

mrp-card-C02 = Build-Up on Ukraine's Border
mrp-card-C02-story = Trains loaded with tanks roll toward Ukraine's border. Moscow speaks of a winter drill, the field hospitals speak of something else.
mrp-card-C02-story2 = Unmarked troops appear at crossroads, and Europe's markets shudder with every report.
mrp-card-C02-story3 = Columns cross the border on three roads, and Kyiv calls on its friends to stand by it.
mrp-card-C02-escape = Things between Moscow and Kyiv are calm enough that the brigades return to barracks.
mrp-card-C02-a = Join the war with NATO
mrp-card-C02-b = Stay out of it

mrp-card-C03 = Tanker Incidents in the Gulf
mrp-card-C03-story = Two tankers burn in the strait within a week. The Arab side points at Iran, and Iran points at the sea.
mrp-card-C03-story2 = Mines are found in the shipping lane, insurers withdraw, and oil grows dear everywhere but in Russia.
mrp-card-C03-story3 = Speedboats and frigates trade fire, and both shores of the Gulf prepare for more.
mrp-card-C03-escape = The two shores of the Gulf are at peace with each other, and the tankers pass unharmed.

mrp-card-C04 = Alarm in Korea
mrp-card-C04-story = Loudspeakers blare across the line again, and guns are rolled out of their caves. In Seoul people check where the shelters are.
mrp-card-C04-story2 = The North calls up its reserves and sinks a patrol boat in disputed water.
mrp-card-C04-story3 = Shells fall on an island in the west, and in the northern mountains a test shaft is sealed.
mrp-card-C04-escape = The hotline between the two Koreas works, and the guns go back into their caves.

mrp-card-C05 = Unrest in Kashmir
mrp-card-C05-story = A convoy is ambushed in the high valley, and crowds demand revenge on both sides of the line. Trains across the border stop running.
mrp-card-C05-story2 = Armed bands slip over the passes, and each army shells the slopes of the other.
mrp-card-C05-story3 = Warplanes cross the line by daylight, and cities far from the front put out their lights.
mrp-card-C05-escape = India and Pakistan are talking, and the market in the valley opens again.

mrp-card-C06 = Road in the Himalaya
mrp-card-C06-story = Chinese engineers push a road across a plateau that both giants claim. Indian soldiers pitch their tents in front of the bulldozers.
mrp-card-C06-story2 = Behind the road come barracks, a fuel dump and an airstrip above the clouds.
mrp-card-C06-story3 = A brawl with clubs ends in gunfire, and the smaller neighbors turn to the stronger side.
mrp-card-C06-escape = Calm words reach the plateau, and both camps withdraw before the snow.

mrp-card-C07 = East China Sea Islands
mrp-card-C07-story = Chinese coast guards circle a handful of rocks that Japan calls its own. Fishing boats follow in their wake by the hundred.
mrp-card-C07-story2 = Both navies send their newest ships, and the captains measure each other through binoculars.
mrp-card-C07-story3 = A flag is planted on the largest rock, and Tokyo asks aloud what its alliance is worth.
mrp-card-C07-escape = Beijing values good relations more than bare rocks and calls its boats home.

mrp-card-C08 = Centrifuges Under the Mountain
mrp-card-C08-story = Satellites spot a tunnel mouth near an Iranian holy city. Inside, the exiles say, the centrifuges are spinning.
mrp-card-C08-story2 = Israeli pilots practice a very long flight, and scientists in Tehran start their cars with care.
mrp-card-C08-story3 = A senior official in Tehran speaks of the last step, and the whole region looks for cover.
mrp-card-C08-escape = The sanctions bite, the program is small, and the tunnel stays empty.

mrp-card-C09 = Longer-Range Missiles
mrp-card-C09-story = A North Korean missile on a truck with far too many wheels rolls through a parade. Weeks later one of them flies.
mrp-card-C09-story2 = Schoolchildren in Japan practice for the siren, and Seoul asks for more batteries.
mrp-card-C09-story3 = A test flight falls into the open Pacific, and island governments count the minutes they would have had.
mrp-card-C09-escape = The program has no engines left or Beijing has closed the border to its parts, and the trucks stay parked.

mrp-card-C10 = Militant Enclave
mrp-card-C10-story = Militants hold a town on a desert road in the Middle East. They film the police station burning and invite followers to come.
mrp-card-C10-story2 = The enclave grows along the river, and the nearest government loses its grip on a whole province.
mrp-card-C10-story3 = Black pickups roll into a large city, and a new state issues its first passports.
mrp-card-C10-escape = The governments of the region are firm enough to retake the town by themselves.

mrp-card-C11 = Insurgents Across the Sahel
mrp-card-C11-story = Fighters on motorcycles cross the Sahel at night and burn the schools. The garrisons stay behind their walls.
mrp-card-C11-story2 = Towns choose sides, militias answer militias, and the road to the capital is cut.
mrp-card-C11-story3 = A flag nobody knows flies over the desert, and long columns of refugees walk toward the coast.
mrp-card-C11-escape = Steady governments keep their soldiers paid and their wells guarded, and the raids die down.

mrp-card-C12 = Cartels Against the State
mrp-card-C12-story = Cartels in Central America hang banners from bridges and name the mayors who must go. Two resign before lunch.
mrp-card-C12-story2 = Gunmen free a boss from a courtroom, and the violence spills over the river into American towns.
mrp-card-C12-story3 = Armored trucks patrol a provincial capital, and they do not belong to the army.
mrp-card-C12-escape = Honest courts and steady governments prove stronger than the cartels.

mrp-card-C13 = Strongman in South America
mrp-card-C13-story = A former officer in South America wins an election and dismisses the court that certified it. He speaks for hours and blames the north.
mrp-card-C13-story2 = Loans from Beijing pay for new rifles and a very long bridge.
mrp-card-C13-story3 = Part of the army rebels, the rest holds the palace, and the oil terminals close.
mrp-card-C13-escape = The continent stands close to Washington, and the strongman finds no one to applaud.

mrp-card-C14 = Separatists in Eastern Europe
mrp-card-C14-story = Men in new uniforms occupy a town hall in Eastern Europe and raise an old flag. They ask for a vote, and for protection.
mrp-card-C14-story2 = Advisers from the east arrive with trucks, and the province prints its own stamps.
mrp-card-C14-story3 = A front line runs through the coal fields, and the alliance quarrels over its answer.
mrp-card-C14-escape = The states of the region are stable, and the town hall is empty again within a week.

mrp-card-C15 = Debt in the Eurozone
mrp-card-C15-story = A southern member of the Eurozone admits that its books were wrong. Interest rates for its bonds double in a week.
mrp-card-C15-story2 = Cash machines pay out small notes only, and angry crowds fill the squares.
mrp-card-C15-story3 = A large bank in the north falls with the small states in the south, and the shock crosses the ocean.
mrp-card-C15-escape = Europe's economy is strong enough to carry the debt of its weakest member.

mrp-card-C16 = Credit Bubble
mrp-card-C16-story = Two funds that nobody can explain stop paying out. Bankers assure each other that it is contained.
mrp-card-C16-story2 = Empty houses line whole streets, and the sheriff carries furniture to the curb.
mrp-card-C16-story3 = An old investment house fails over a weekend, and on Monday nobody lends to anybody.
mrp-card-C16-escape = The economy is in full bloom and lets the air out of the bubble slowly.

mrp-card-C17 = Gap in Social Insurance
mrp-card-C17-story = The trustees report that the pension fund will be empty sooner than planned. Workers of forty begin to do the sums.
mrp-card-C17-story2 = Retired people fill the town halls with calculators and reproach your party.
mrp-card-C17-story3 = Checks shrink for the first time, and the young ask what they are paying for.
mrp-card-C17-escape = A reform has been signed, and the fund will last for another generation.

mrp-card-C18 = Insurance Premiums
mrp-card-C18-story = Letters from the health insurers arrive before the holidays, and the new premiums are printed in bold. Small firms drop their plans.
mrp-card-C18-story2 = A nurse tells a hearing what her own operation cost, and a new face in Congress makes it a campaign.
mrp-card-C18-story3 = Rural hospitals close, and ambulances drive an hour to the next one.
mrp-card-C18-escape = The health reform is law, and the next letters bring smaller numbers.

mrp-card-C19 = Protests Over Policing
mrp-card-C19-story = A film of an arrest that ended in death is seen by millions. By evening people march in forty cities.
mrp-card-C19-story2 = Curfews and tear gas fill the screens, and every sentence from the White House is weighed.
mrp-card-C19-story3 = The marches end without an answer, and neighbors of different opinion stop greeting each other.
mrp-card-C19-escape = No old grievance is left to feed the anger, and police and citizens sit down together.

mrp-card-C20 = Overdose Wave
mrp-card-C20-story = A new powder is cut into every street drug. Paramedics in small towns run out of the antidote by Friday.
mrp-card-C20-story2 = The trade makes gangs in the south rich, and they buy guns with the profit.
mrp-card-C20-story3 = Grandparents raise the children of a lost generation, and factories find no workers who pass a test.
mrp-card-C20-escape = The reform of welfare has brought help to the towns that needed it most.

mrp-card-C21 = Neglected Veterans
mrp-card-C21-story = A newspaper visits the outpatient ward of a military hospital and finds mold on the walls. Wounded soldiers tell of lost papers.
mrp-card-C21-story2 = The department promises a clean-up, then another, and the questions reach its top floor.
mrp-card-C21-story3 = Veterans camp on the steps of the Capitol, and your own party brings them blankets.
mrp-card-C21-escape = A capable cabinet has cleared the waiting lists before the next visit of the press.

mrp-card-C22 = Failing Bridges
mrp-card-C22-story = A bridge over a northern river drops into the water at rush hour. Engineers publish a list of the next ones.
mrp-card-C22-story2 = Weight limits force trucks into long detours, and goods arrive late and dear.
mrp-card-C22-story3 = A second span gives way, and nobody accepts that there was no money.
mrp-card-C22-escape = The repairs are law and paid for, and cranes stand beside every bridge on the list.

mrp-card-C23 = Leak of Secret Files
mrp-card-C23-story = A young analyst carries the secrets of the agencies out on a memory stick. The first file is online before the guard at the door has finished his shift.
mrp-card-C23-story2 = Friendly heads of government read that their telephones were tapped.
mrp-card-C23-story3 = The last and worst folder names those who gave the orders.
mrp-card-C23-escape = Your specialists are ahead of everyone else and close the leak before it spreads.

mrp-card-C24 = Feud in the Cabinet
mrp-card-C24-story = Two secretaries speak to each other only through newspapers. Their staffs take separate elevators.
mrp-card-C24-story2 = Decisions wait for weeks because no one wants to sit in the same room.
mrp-card-C24-story3 = A letter of resignation is on your desk, and a copy is already on the air.
mrp-card-C24-escape = The cabinet works so well together that the feud ends with a handshake.

mrp-card-C25 = Special Prosecutor
mrp-card-C25-story = A special prosecutor moves into an unmarked office and asks for e-mails. Nobody knows yet whom the questions concern.
mrp-card-C25-story2 = Witnesses come and go through the garage, and the corridors of the West Wing grow silent.
mrp-card-C25-story3 = The grand jury is called, and the evening news shows a drawing of the courtroom.
mrp-card-C25-escape = Congress trusts the White House and lets the mandate of the inquiry expire.

mrp-card-C26 = Stalled Senate
mrp-card-C26-story = A senator reads from a cookbook through the night, and others bring the next volume. Nothing else is on the agenda.
mrp-card-C26-story2 = Committees stop meeting, and your bills gather dust in the clerk's office.
mrp-card-C26-story3 = The blockade becomes a career, and your own side asks why you let it happen.
mrp-card-C26-escape = Both sides work together so well that nobody stays up to listen to the speeches.

mrp-card-C27 = Split in Your Party
mrp-card-C27-story = A wing of your party gives itself a name and a color. It meets on the evening before the others do.
mrp-card-C27-story2 = An old companion changes sides and takes a list of donors along.
mrp-card-C27-story3 = Two slates run in the same districts, and the opponents only have to wait.
mrp-card-C27-escape = The party stands behind you, and the rebels meet in an empty hall.

mrp-card-C28 = Ransom Software
mrp-card-C28-story = A hospital chain finds its screens black except for a price and a clock. Operations are postponed.
mrp-card-C28-story2 = A fuel pipeline on the coast stands still, and cars queue at the pumps.
mrp-card-C28-story3 = City halls go back to paper, and citizens no longer believe that anyone is on guard.
mrp-card-C28-escape = The country's cyber defense is strong enough to open the locks without paying.

mrp-card-C29 = A New Virus
mrp-card-C29-story = Two distant regions report the same strange fever. The first case at home is a traveler who felt fine at the airport.
mrp-card-C29-story2 = Borders, schools and factories close all over the world, and streets lie empty at noon.
mrp-card-C29-story3 = Another winter of the disease wears out nurses, shopkeepers and patience.
mrp-card-C29-escape = Vigilant services and a reformed health system catch the virus before it spreads.

mrp-card-C30 = Tariff War
mrp-card-C30-story = A tariff on steel is answered with one on soybeans. China's exporters fill their warehouses and wait.
mrp-card-C30-story2 = The lists grow longer, and American farmers store harvests that nobody buys.
mrp-card-C30-story3 = Container ships turn around at sea, and factories fall silent on both shores of the Pacific.
mrp-card-C30-escape = Relations with both great rivals are good, and the tariffs vanish in a joint statement.

mrp-card-C31 = End of an Arms Treaty
mrp-card-C31-story = An arms treaty from the old days runs out, and no one answers the letter about its extension. Inspectors hand in their badges.
mrp-card-C31-story2 = New launchers appear in the Russian forests, and Europe looks at the map with a ruler.
mrp-card-C31-story3 = Bombers fly on alert again, and grandparents tell what it was like the last time.
mrp-card-C31-escape = Moscow and Washington trust each other enough to sign an extension.

mrp-card-E001 = Hundred Days of Goodwill
mrp-card-E001-story = The country gives the new administration time. Editors hold back their sharpest lines, and members of both parties return calls from the White House.

mrp-card-E002 = Hole in the Budget
mrp-card-E002-story = Treasury staff find bills that were quietly pushed past the handover of power. Someone has to close the gap before the markets notice.
mrp-card-E002-a = Spend AP to close it
mrp-card-E002-b = Let the gap stand

mrp-card-E003 = Slow Confirmation Hearings
mrp-card-E003-story = Senate committees call one nominee after another for a third hearing. Half the offices on the top floors are still empty.

mrp-card-E004 = Orders of the Predecessor
mrp-card-E004-story = On the desk lies a list of orders signed in the last weeks of the old administration. Your party wants them gone, the other side asks for restraint.
mrp-card-E004-a = Revoke them at once
mrp-card-E004-b = Keep most of them

mrp-card-E005 = Leaked Transition Memo
mrp-card-E005-story = A frank memo of the transition team appears in print, with blunt words about future colleagues. The press office has one evening to explain it.

mrp-card-E006 = Newcomers at the Gate
mrp-card-E006-story = Freshly elected members of Congress ask for an hour in the Oval Office. They want to be heard before they are counted.
mrp-card-E006-a = Spend AP for a meeting
mrp-card-E006-b = Send your regrets

mrp-card-E007 = Empty Seat on the Bench
mrp-card-E007-story = A justice of the Supreme Court retires after three decades. Lists of successors reach your desk before the farewell speech is over.
mrp-card-E007-a = Name a moderate
mrp-card-E007-b = Name an ideologue

mrp-card-E008 = Factory Orders Surge
mrp-card-E008-story = Machine makers and steel mills report the fullest order books in years. From Ohio to Alabama extra shifts are posted on the factory gates.

mrp-card-E009 = Oil Price Spike
mrp-card-E009-story = Fear of a supply gap drives crude oil up within days. Drivers stare at the numbers on the pump, and distant exporters count their gains.

mrp-card-E010 = Banks Close Their Doors
mrp-card-E010-story = Three regional banks stay shut on Monday morning. Depositors line up on the sidewalk and ask which one will be next.

mrp-card-E011 = Trade Quarrel With China
mrp-card-E011-story = Makers of steel and solar panels complain of dumped goods from China. Both capitals have their lists of countermeasures ready.
mrp-card-E011-a = Impose duties
mrp-card-E011-b = Hold talks

mrp-card-E012 = Severe Flu Season
mrp-card-E012-story = Emergency rooms fill up, and schools send whole classes home. The vaccine arrives weeks later than promised.

mrp-card-E013 = Landing on a Distant Moon
mrp-card-E013-story = After years in the dark a probe touches down on a distant moon. Its first picture is on every screen by breakfast.

mrp-card-E014 = Debate on Public Safety
mrp-card-E014-story = A shooting in a shopping center stuns the country. In town halls and on talk shows people ask what the law should change.

mrp-card-E015 = Poisoned Tap Water
mrp-card-E015-story = Tests find lead in the taps of an old industrial city, and the office in charge had known for months. Parents queue for bottled water.

mrp-card-E016 = Guests From London
mrp-card-E016-story = The British government comes for a state visit with brass bands and long working dinners. The old friendship is toasted, and for once also used.

mrp-card-E017 = Who Pays for the Alliance?
mrp-card-E017-story = Several European partners miss their defense targets again. Voters at home ask why they should pay for the protection of others.
mrp-card-E017-a = Press the partners
mrp-card-E017-b = Spend AP on quiet diplomacy

mrp-card-E018 = Shots Across the Border
mrp-card-E018-story = A patrol at Israel's border fence comes under fire, and artillery answers within minutes. Each side blames the other for the first shot.

mrp-card-E019 = Old Wounds in Asia
mrp-card-E019-story = A court ruling on wartime labor sets Tokyo and Seoul against each other. Ministers cancel visits, and shops clear goods from their shelves.
mrp-card-E019-a = Spend AP to mediate
mrp-card-E019-b = Ignore the dispute

mrp-card-E020 = Dialogue With New Delhi
mrp-card-E020-story = Diplomats and admirals from India fill two days of talks in Washington. Beijing studies every line of the closing statement.

mrp-card-E021 = Two Winners, One Palace
mrp-card-E021-story = Two candidates in Central America claim victory on the same night. Crowds with drums and banners gather outside the election office.

mrp-card-E022 = Mutiny in the Barracks
mrp-card-E022-story = Unpaid soldiers in an African capital seize the radio station. By noon nobody can say who commands the army.

mrp-card-E023 = Boats Across the Mediterranean
mrp-card-E023-story = Overloaded boats leave the African coast every night for the islands in the north. Europe's governments argue over who must take the people in.

mrp-card-E024 = South American Debt Standstill
mrp-card-E024-story = A South American government stops payments on its bonds. Its negotiators fly to Washington, with tickets to Beijing in reserve.
mrp-card-E024-a = Spend AP on a rescue
mrp-card-E024-b = Refuse to help

mrp-card-E025 = Collision Near China
mrp-card-E025-story = A fighter and an American patrol plane collide off the Chinese coast. The damaged plane makes an emergency landing on Chinese soil with its crew aboard.
mrp-card-E025-a = Express regret
mrp-card-E025-b = Stand firm

mrp-card-E026 = Gas Cut Off in Winter
mrp-card-E026-story = In the coldest week of the year the pressure in the eastern pipelines falls. Living rooms go cold while Moscow speaks of unpaid bills.

mrp-card-E027 = Report on Intelligence Reform
mrp-card-E027-story = A commission finds that the agencies kept clues from one another. It proposes a single office above them all.
mrp-card-E027-a = Adopt the report
mrp-card-E027-b = Shelve the report

mrp-card-E028 = Defense Review
mrp-card-E028-story = The Pentagon presents two plans: daring research that every service will fight over, or a lean year. Both await a signature.
mrp-card-E028-a = Fund daring research
mrp-card-E028-b = Choose the lean year

mrp-card-E029 = Ghosts at Home
mrp-card-E029-story = A trouble that was thought settled is back on the front pages. Old files are opened, and nobody has an answer ready.

mrp-card-E030 = The Party Calls
mrp-card-E030-story = Candidates in close districts beg for a joint appearance before the midterms. Every rally costs a day at the desk.
mrp-card-E030-a = Spend AP on campaigning
mrp-card-E030-b = Stay at the desk

mrp-card-E031 = Court Redraws the Map
mrp-card-E031-story = Judges throw out the district lines of three states shortly before the filing date. Both parties do their sums overnight.

mrp-card-E032 = The Rival Program
mrp-card-E032-story = The other side presents its own program on the steps of the Capitol, with charts and a bill to begin with. Reporters want to know who has the votes.

mrp-card-E033 = Spending Deadline
mrp-card-E033-story = At midnight the money for the agencies runs out. The negotiators live on cold pizza, and guards get ready to lock the museums.
mrp-card-E033-a = Accept a compromise
mrp-card-E033-b = Hold out

mrp-card-E034 = Inquiry Into a Department
mrp-card-E034-story = Auditors ask why a department paid for private flights and new furniture. Boxes of receipts are carried to Capitol Hill.

mrp-card-E035 = Record Fund-Raising Dinner
mrp-card-E035-story = Every table in the ballroom is sold, and the waiters set up more in the lobby. The party treasurer smiles for the first time this year.

mrp-card-E036 = A Friend Says Farewell
mrp-card-E036-story = A senior friend in Congress announces retirement after forty years. The nameplate goes to the museum, and the favors go with it.

mrp-card-E037 = Death of a Justice
mrp-card-E037-story = A justice dies during the summer recess. Black cloth hangs over the empty chair while both camps count senators.
mrp-card-E037-a = Nominate a moderate
mrp-card-E037-b = Nominate an ideologue

mrp-card-E038 = Share Prices Climb
mrp-card-E038-story = The stock market closes at a record for the fifth day in a row. Retirement accounts look better than they have in years.

mrp-card-E039 = House Prices Overheat
mrp-card-E039-story = Buyers in the south draw lots for homes that are not yet built, and a loan hardly needs a signature. Economists warn that the music may stop.

mrp-card-E040 = Dock Strike
mrp-card-E040-story = The cranes stand still on both coasts, and ships lie at anchor out to the horizon. Owners and crews both call the White House.
mrp-card-E040-a = Back the owners
mrp-card-E040-b = Back the crews
mrp-card-E040-c = Spend AP to mediate

mrp-card-E041 = Data of Millions Stolen
mrp-card-E041-story = Intruders copy the files of a credit bureau: names, numbers, addresses. Half the adult population is told to watch its accounts.

mrp-card-E042 = Report on Addiction
mrp-card-E042-story = The health service publishes figures on pain pills that silence the room. In some counties every family knows a name on the list.

mrp-card-E043 = Vaccine Breakthrough
mrp-card-E043-story = A laboratory in Maryland reports a vaccine against an old tropical fever. The first crates are loaded while the researchers still answer questions.

mrp-card-E044 = Train Off the Rails
mrp-card-E044-story = A crowded commuter train leaves the track in an old curve. Inspectors had asked for repairs twice.

mrp-card-E045 = Timber and Water
mrp-card-E045-story = Sawmills on both sides of the Canadian border fight over prices, farmers over a shared river. Ottawa asks for a fair word.
mrp-card-E045-a = Give way to Canada
mrp-card-E045-b = Put duties on timber

mrp-card-E046 = Decision in the Gulf
mrp-card-E046-story = The oil ministers of the Gulf meet behind closed doors about next year's output. Tankers idle at sea and wait for the result.

mrp-card-E047 = Offer From Canberra
mrp-card-E047-story = Australia offers its harbors and a shared shipyard program. The plan would tie two fleets together for a generation.
mrp-card-E047-a = Accept the partnership
mrp-card-E047-b = Decline politely

mrp-card-E048 = New Coalition in Jerusalem
mrp-card-E048-story = After weeks of bargaining a new government takes its oath with a majority of one. Nobody knows whether it will court its neighbors or confront them.

mrp-card-E049 = Massacre in the Balkans
mrp-card-E049-story = Pictures of burned villages come from the Balkans, and Serbian units stand accused. Europe's capitals look to Washington.
mrp-card-E049-a = Strike together with NATO
mrp-card-E049-b = Call for UN talks
mrp-card-E049-c = Stay out of it

mrp-card-E050 = Cholera Along the Lakes
mrp-card-E050-story = After the rains cholera spreads through the fishing towns of Africa's great lakes. Nurses work by lamplight and run out of clean water.
mrp-card-E050-a = Spend AP on field hospitals
mrp-card-E050-b = Leave it to others

mrp-card-E051 = Surge at the Southern Border
mrp-card-E051-story = Thousands of families arrive at the southern border within weeks. Shelters overflow, and mayors on the river ask for help.

mrp-card-E052 = Andean Peace Talks
mrp-card-E052-story = In a mountain village envoys of the government and of the hill fighters share a table for the first time in years. Church bells ring when they shake hands.

mrp-card-E053 = Pipeline Rivalry
mrp-card-E053-story = Two great neighbors bid for the same gas fields in Central Asia. Surveyors from Moscow and Beijing meet in the same hotel lobby.

mrp-card-E054 = Emirate in the Mountains
mrp-card-E054-story = Militants raise their flag over a remote Asian valley and proclaim an emirate. They collect taxes and open their own courts.

mrp-card-E055 = Near Miss in the Arctic
mrp-card-E055-story = A Russian bomber passes a rescue plane over the polar ice at wingtip distance. Ottawa wants to know what Washington will do.
mrp-card-E055-a = Protest in Moscow
mrp-card-E055-b = Hold a joint exercise

mrp-card-E056 = Limits on Rare Earths
mrp-card-E056-story = Beijing announces limits on the export of rare earths. Makers of magnets and batteries count what is left in their warehouses.

mrp-card-E057 = One Cyber Command
mrp-card-E057-story = Four services defend four networks with four sets of passwords. A plan for one command has been on the desk for months.
mrp-card-E057-a = Spend AP to unite them
mrp-card-E057-b = Leave it as it is

mrp-card-E058 = Ghosts Abroad
mrp-card-E058-story = A conflict that had slipped from the news is suddenly back. The duty officer hands you a folder with a yellowed label.

mrp-card-E059 = Talk of a Challenger
mrp-card-E059-story = A popular governor of your own party visits the early primary states and denies everything. The reporters book rooms anyway.

mrp-card-E060 = Debt Commission Reports
mrp-card-E060-story = A commission of both parties proposes higher taxes and lower spending in one thick volume. Everybody praises its courage and nobody wants to go first.
mrp-card-E060-a = Adopt the proposals
mrp-card-E060-b = Shelve the volume

mrp-card-E061 = Whistle-Blower Speaks
mrp-card-E061-story = An unknown official raises a hand before a committee and tells of a rule that was bent. The cameras stay on until evening.

mrp-card-E062 = Newsrooms Merge
mrp-card-E062-story = Two great news chains become one and close their desks in the provinces. What remains has less time and a sharper tone.

mrp-card-E063 = Televised Town Halls
mrp-card-E063-story = A network offers a series of evenings with questions from ordinary citizens, unscreened. The staff is nervous, the public curious.
mrp-card-E063-a = Spend AP to take part
mrp-card-E063-b = Skip the evenings

mrp-card-E064 = Court Stays an Order
mrp-card-E064-story = A federal judge on the coast puts an executive order on hold for the whole country. Your lawyers pack their files, and your party closes ranks.

mrp-card-E065 = March on the Mall
mrp-card-E065-story = Buses arrive from every state, and by noon the Mall is full from end to end. Old grievances are read from the stage one by one.

mrp-card-E066 = Currency Turmoil in Europe
mrp-card-E066-story = Traders bet against the weakest members of the common currency. Central bankers meet on a Sunday, and London keeps its distance.

mrp-card-E067 = Car Makers Ask for Loans
mrp-card-E067-story = The heads of the great car makers come to Washington and ask for loans. Behind them stand parts suppliers in thirty states.
mrp-card-E067-a = Grant the loans
mrp-card-E067-b = Refuse the loans

mrp-card-E068 = Record Harvest
mrp-card-E068-story = The silos of the Midwest are full, and grain lies in heaps beside the rail lines. Ships carry the surplus to grateful ports.

mrp-card-E069 = Drought on the Plains
mrp-card-E069-story = No rain has fallen on the plains since spring. Ranchers sell their herds early, and the corn stands knee-high in August.

mrp-card-E070 = Six States Without Power
mrp-card-E070-story = At four in the afternoon the lights go out in six states. Elevators stop, commuters walk home across the bridges, and nobody knows yet whether it was a fault or a hand.

mrp-card-E071 = Teachers Walk Out
mrp-card-E071-story = Teachers in a dozen states leave their classrooms for better pay and books newer than their pupils. Parents bring coffee to the picket lines.
mrp-card-E071-a = Back the teachers
mrp-card-E071-b = Stay neutral

mrp-card-E072 = Fusion Experiment Succeeds
mrp-card-E072-story = For a few seconds a laboratory in California gets more energy out of its plasma than it put in. Champagne is opened among the cables.

mrp-card-E073 = At the Alliance's Door
mrp-card-E073-story = A small neighbor of Russia hands in its application to NATO. The letter is short, the reaction in Moscow is not.
mrp-card-E073-a = Welcome the newcomer
mrp-card-E073-b = Delay the decision

mrp-card-E074 = British Budget Crisis
mrp-card-E074-story = A hasty budget sends the pound tumbling and the pension funds into panic. London asks its friends for patience.

mrp-card-E075 = Succession in the Gulf
mrp-card-E075-story = An aged ruler in the Gulf changes the order of succession overnight. Two branches of the family send separate envoys to Washington.

mrp-card-E076 = Inspectors Expelled
mrp-card-E076-story = Tehran breaks the seals and gives the nuclear inspectors two days to leave. Their last photographs show empty brackets where cameras hung.
mrp-card-E076-a = Seek UN sanctions
mrp-card-E076-b = Let it rest

mrp-card-E077 = Rocket Over Japan
mrp-card-E077-story = North Korea announces a satellite and sends a rocket across northern Japan. Sirens wake the fishing villages before dawn.

mrp-card-E078 = Rockets From the North
mrp-card-E078-story = Rockets from southern Lebanon hit towns in Galilee, and Israel calls up its reserves. The border roads fill with tanks going one way and families going the other.

mrp-card-E079 = New Delhi Loses Patience
mrp-card-E079-story = After another attack the Indian cabinet meets through the night. In the morning the generals are told that restraint is over.

mrp-card-E080 = Pirates off the Horn
mrp-card-E080-story = Men in small boats take three freighters in one week off the Horn of Africa. Insurers double their rates, and crews refuse the passage.
mrp-card-E080-a = Send a carrier
mrp-card-E080-b = Spend AP on convoys
mrp-card-E080-c = Ignore the pirates

mrp-card-E081 = Revolt in the Mining Belt
mrp-card-E081-story = Miners in the South American highlands block the copper roads. The government sends first a minister and then soldiers.

mrp-card-E082 = A Rigged Referendum
mrp-card-E082-story = A border province in Eastern Europe votes under the eyes of masked men. The result is announced before the last polling place has closed.

mrp-card-E083 = Call for Peacekeepers
mrp-card-E083-story = The neighbors of a torn country can no longer guard their own borders. They ask for blue helmets and for an American word in New York.
mrp-card-E083-a = Call in old UN favors
mrp-card-E083-b = Decline the request

mrp-card-E084 = The Defector's Suitcase
mrp-card-E084-story = A defector walks into an embassy with a suitcase full of disks. There is time to follow only one trail before the other side changes its locks.
mrp-card-E084-a = Hunt the terror cells
mrp-card-E084-b = Break a rival's codes

mrp-card-E085 = A Joint Space Flight
mrp-card-E085-story = Beijing proposes a joint crew on a flight around the Earth. The engineers are delighted, the security people are not.
mrp-card-E085-a = Accept the flight
mrp-card-E085-b = Decline the flight

mrp-card-E086 = Russian Missile Test
mrp-card-E086-story = A new Russian missile crosses eleven time zones and hits its target. The film is shown at a parade, with music.

mrp-card-E087 = Unfinished Business
mrp-card-E087-story = What the last decade left undone knocks at the door again. Veterans of the old fight return to the studios with the same arguments.

mrp-card-E088 = Party Convention
mrp-card-E088-story = For four days the party gathers under balloons in a sports hall. Whether it looks united depends on the back rows.

mrp-card-E089 = Attack Advertisements
mrp-card-E089-story = Dark pictures and a deep voice fill the breaks of every ball game. Each spot cuts one sentence of yours in half.

mrp-card-E090 = Televised Debate
mrp-card-E090-story = Two lecterns, ninety minutes and sixty million viewers. The staff offers thick binders, the calendar offers little time.
mrp-card-E090-a = Spend AP to prepare
mrp-card-E090-b = Improvise on stage

mrp-card-E091 = Endorsement Across the Aisle
mrp-card-E091-story = A respected figure of the other party says in public that you deserve support. Some call it courage, your own ranks call it suspicious.

mrp-card-E092 = Late Disclosure
mrp-card-E092-story = Weeks before the vote an old document turns up in a newspaper's mail. It concerns you, and the editors must decide how large to print it.

mrp-card-E093 = A Check for Everyone
mrp-card-E093-story = Your advisers propose a tax rebate that reaches every mailbox before the election. The bill will arrive afterwards.
mrp-card-E093-a = Grant the rebate
mrp-card-E093-b = Turn it down

mrp-card-E094 = The Jobs Report
mrp-card-E094-story = On Friday morning at half past eight the whole city stares at one number. It tells the campaigns what to say until next month.

mrp-card-E095 = Vacancy in an Election Year
mrp-card-E095-story = A seat on the Supreme Court falls vacant with the campaign in full swing. Half the Senate says you must act, the other half says you must wait.
mrp-card-E095-a = Nominate now
mrp-card-E095-b = Wait for the voters

mrp-card-E096 = Congress Leaves Early
mrp-card-E096-story = The members want to be in their districts and adjourn two weeks ahead of time. Somewhere on a desk a bill is left behind.

mrp-card-E097 = Volunteer Corps at Work
mrp-card-E097-story = Young volunteers paint schools, repair roofs and read to the old. In forgotten towns people wave at government cars again.

mrp-card-E098 = Intrusion Into Voter Rolls
mrp-card-E098-story = Election clerks in several states find traces of strangers in their voter rolls. The trail leads abroad through five servers.

mrp-card-E099 = Pandemic Warning
mrp-card-E099-story = Doctors abroad report a lung disease that travels faster than its test results. Airlines and trading floors grow quiet.
mrp-card-E099-a = Spend AP on world relief
mrp-card-E099-b = Care for home first

mrp-card-E100 = Report on Veterans' Hospitals
mrp-card-E100-story = Inspectors find waiting lists that were hidden in a drawer. Some of the names on them belong to the dead.

mrp-card-E101 = Games on Home Soil
mrp-card-E101-story = For two weeks the world's athletes compete in an American city, and everything works, even the buses. Strangers trade pins in the street.

mrp-card-E102 = Day of National Mourning
mrp-card-E102-story = A former president whom all sides came to respect is laid to rest. Opponents share a pew and, for an afternoon, a memory.

mrp-card-E103 = Alliance Summit at Home
mrp-card-E103-story = The heads of the alliance meet in an American city by a lake. It can be a great occasion or a working lunch.
mrp-card-E103-a = Spend AP on a grand summit
mrp-card-E103-b = Keep it modest

mrp-card-E104 = Family Reunions in Korea
mrp-card-E104-story = Two hundred old people from North and South may meet for three days in a mountain hotel. Their buses wait at the line for a signal.

mrp-card-E105 = Hard Words Over Taiwan
mrp-card-E105-story = A speech in Taipei is answered by one in Beijing, each a little louder than the last. Fishing crews in the strait listen to the radio.

mrp-card-E106 = Recognition Talks
mrp-card-E106-story = Envoys from Israel and the Gulf meet in a villa that officially does not exist. They need a host who carries messages from room to room.
mrp-card-E106-a = Spend AP to broker it
mrp-card-E106-b = Stay out of the talks

mrp-card-E107 = Moscow Offers to Mediate
mrp-card-E107-story = Russia offers to bring the parties of a civil war to a hotel on the Black Sea. Peace may come from it, and so may a Russian harbor.
mrp-card-E107-a = Accept the offer
mrp-card-E107-b = Decline the offer

mrp-card-E108 = Oil State in Default
mrp-card-E108-story = A South American oil state can no longer pay for flour and medicine. Refineries rust, and the banknotes gain another zero.

mrp-card-E109 = Raiders in the Sahel
mrp-card-E109-story = The wells run dry, and herders move south with their guns. In the empty villages the raiders find new recruits.

mrp-card-E110 = Caribbean Trade Forum
mrp-card-E110-story = Ministers of twenty small states meet on an island to talk about sugar, cables and ports. An American chair stands ready, and so does a Chinese one.
mrp-card-E110-a = Spend AP to attend
mrp-card-E110-b = Skip the forum

mrp-card-E111 = The Glacier River
mrp-card-E111-story = A dam high in the mountains turns a river into a trickle. Downstream the farmers curse, and the ministers send maps and soldiers.

mrp-card-E112 = World Climate Conference
mrp-card-E112-story = After two nights without sleep the delegates of the world agree on a text. Only the American signature is missing.
mrp-card-E112-a = Sign the agreement
mrp-card-E112-b = Stay out

mrp-card-E113 = Summit of the Twenty
mrp-card-E113-story = The twenty largest economies meet for a photograph and a long dinner. Who sits beside whom is worth a headline.

mrp-card-E114 = Hostages in a Valley
mrp-card-E114-story = Aid workers are held in a hut at the end of a remote valley. The guards change at midnight, and a price has been named.
mrp-card-E114-a = Raid at once
mrp-card-E114-b = Pay the ransom
mrp-card-E114-c = Wait and talk

mrp-card-E115 = Test-Ban Treaty
mrp-card-E115-story = A treaty against nuclear tests has waited in the Senate for years. The experts say it would hold, the whips say it would be close.
mrp-card-E115-a = Push for it
mrp-card-E115-b = Drop the treaty

mrp-card-E116 = Far Thunder
mrp-card-E116-a = A fourth conference of the United Nations
mrp-card-E116-b = Let it come
mrp-card-E116-story = An old quarrel abroad, declared over in three peace conferences, breaks out again. The maps in the situation room still hang on the wall.

mrp-card-N1 = Hurricane on the Gulf Coast
mrp-card-N1-story = A hurricane pushes the sea over the levees of an old port city. People wave from rooftops with bed sheets.
mrp-card-N1-story2 = The sports arena is full of the homeless, and nobody can say which office should send the buses.
mrp-card-N1-story3 = A year later the city counts who came back, and the country remembers who helped.
mrp-card-N1-a = 0 AP: trust the governors
mrp-card-N1-b = 1 AP: send boats and helicopters
mrp-card-N1-c = 2 AP: call out everyone

mrp-card-N2 = Earthquake on the Pacific Coast
mrp-card-N2-story = At dawn the ground shakes for forty seconds along the Pacific. An elevated highway lies across the houses below.
mrp-card-N2-story2 = Ports and pipelines stay closed, and the engineers condemn one bridge after another.
mrp-card-N2-story3 = The rubble is gone, and the people on the coast judge what was put in its place.
mrp-card-N2-a = 0 AP: let the state cope
mrp-card-N2-b = 1 AP: send rescue teams
mrp-card-N2-c = 2 AP: fund a full rebuilding

mrp-card-N3 = Floods on the Great Rivers
mrp-card-N3-story = After weeks of rain the great rivers meet in the streets of towns that never touched them. Farmers row to their barns.
mrp-card-N3-story2 = Barges and freight trains stand still, and the seed corn rots under mud.
mrp-card-N3-story3 = When the river is back in its bed, both parties remember who carried sandbags.
mrp-card-N3-a = 0 AP: rely on volunteers
mrp-card-N3-b = 1 AP: fill sandbags
mrp-card-N3-c = 2 AP: deploy the engineers

mrp-card-N4 = Fires in the West
mrp-card-N4-story = Dry wind carries a spark from ridge to ridge, and the sky over the west turns orange. A whole town has one road out.
mrp-card-N4-story2 = New fires break out behind the crews, and smoke hangs over cities a thousand miles away.
mrp-card-N4-story3 = Rain ends the season, and it shows whether the country has learned from it.
mrp-card-N4-a = 0 AP: trust local crews
mrp-card-N4-b = 1 AP: send fire planes
mrp-card-N4-c = 2 AP: mobilize the whole west

mrp-card-N5 = Tornado Outbreak
mrp-card-N5-story = More than a hundred tornadoes cross six states in one night. A high school is there in the evening and gone in the morning.
mrp-card-N5-story2 = Members of Congress tour the ruins and compare what each of their districts received.
mrp-card-N5-story3 = Families still live in trailers when the next storm season begins.
mrp-card-N5-a = 0 AP: send condolences
mrp-card-N5-b = 1 AP: send tents and generators
mrp-card-N5-c = 2 AP: lead the relief yourself

mrp-card-N6 = Storm Flood in the Northeast
mrp-card-N6-story = A late storm drives the Atlantic into the tunnels of the largest city. The skyline is dark for the first time in memory.
mrp-card-N6-story2 = Cold tenants carry water up twenty floors, and every camera team lives next door.
mrp-card-N6-story3 = The bill for new sea walls reaches Congress, and the coast waits to see whether the inland states will share it.
mrp-card-N6-a = 0 AP: let the cities manage
mrp-card-N6-b = 1 AP: send pumps and crews
mrp-card-N6-c = 2 AP: set up camp there

mrp-card-N7 = Tsunami Abroad
mrp-card-N7-story = The sea withdraws from a distant shore, and then it comes back as a wall. Whole harbors are carried inland.
mrp-card-N7-story2 = Wells are salty, roads are gone, and the government of the country looks helpless.
mrp-card-N7-story3 = The survivors build anew, and they know who came and who did not.
mrp-card-N7-a = 0 AP: express sympathy
mrp-card-N7-b = 1 AP: send a hospital ship
mrp-card-N7-c = 2 AP: start an airlift
mrp-card-N7-d = Spend AP on rebuilding aid
mrp-card-N7-e = Offer no further aid

mrp-card-N8 = Deep Freeze
mrp-card-N8-story = Arctic air reaches the deep south, and the power grid gives up hour by hour. Families burn furniture in the fireplace.
mrp-card-N8-story2 = Frozen pipes burst in a million homes, and the electric bills are higher than the rent.
mrp-card-N8-story3 = Spring comes, and with it the verdict on those who run the grid.
mrp-card-N8-a = 0 AP: wait for the thaw
mrp-card-N8-b = 1 AP: send generators
mrp-card-N8-c = 2 AP: take over the grid

mrp-card-R1 = Outstanding Chief of Staff
mrp-card-R1-story = Your chief of staff knows every door in the building and closes most of them in time. The days at the White House seem to have more hours.
mrp-card-R1-effect = +2 AP every year.

mrp-card-R2 = Outstanding Treasury Secretary
mrp-card-R2-story = A word from your Treasury Secretary calms the trading floors, and a raised eyebrow moves them. The economy grows a little more surely.
mrp-card-R2-effect = Every year an Improving counter on the US economy; −1 when you stimulate the economy.

mrp-card-R3 = First-Rate Security Staff
mrp-card-R3-story = Your security staff reads at night what others skim in the morning. When it asks for a raid, the map is already on the table.
mrp-card-R3-effect = In every segment of focused intelligence one free intel operation or raid, with −1.

mrp-card-R4 = Gifted Envoy to Congress
mrp-card-R4-story = Your envoy to Congress knows birthdays, grandchildren and vote counts by heart. Doors open on the Hill that are closed to others.
mrp-card-R4-effect = Once in every legislative segment one of your bills moves one box left; −1 when you improve relations with Congress.

mrp-card-R5 = Trusted Special Envoy
mrp-card-R5-story = Your special envoy travels without press and drinks tea with everyone. After such visits old grudges are quietly forgotten.
mrp-card-R5-effect = Once in every phase one Tensions counter off an ally, Iran or North Korea; −1 when you de-escalate.

mrp-card-T01 = Bomb at a Transport Hub
mrp-card-T01-story = A backpack is left under a bench in one of the busiest stations of the country. A cleaner sees the wires.

mrp-card-T02 = Embassy Attacked
mrp-card-T02-story = Armed men storm the gate of an American embassy. The flag is still flying at dusk, but the courtyard is on fire.
mrp-card-T02-a = Raid the culprits now
mrp-card-T02-b = Hold back

mrp-card-T03 = Plot Against Airliners
mrp-card-T03-story = Agents overhear talk of bottles that are to explode on several flights at once. The first plane is already boarding.

mrp-card-T04 = Attack in a European Capital
mrp-card-T04-story = Gunmen strike cafés and a concert hall in a European capital. The next day the same candles burn in Washington.

mrp-card-T05 = Warship Struck in Port
mrp-card-T05-story = A small boat comes alongside a destroyer that is taking on fuel in an Arab port. The men aboard wave before it explodes.

mrp-card-T06 = Radicalized Online
mrp-card-T06-story = A lonely young man posts a farewell and drives to a crowded square. No agency knew him, but thousands had read his page.

mrp-card-T07 = The Hostage Film
mrp-card-T07-story = Two captured Americans kneel before a black cloth and read a text that is not theirs. The film ends with a deadline.
mrp-card-T07-a = Send a raiding party
mrp-card-T07-b = Pay the ransom
mrp-card-T07-c = Endure it

mrp-card-T08 = Oil Terminals Burn
mrp-card-T08-story = Drones come in low over the desert and set the largest oil terminal of the Gulf on fire. The smoke is visible from space.

mrp-card-T09 = Siege of a City
mrp-card-T09-story = Ten men land by boat in a great Indian port and hold its hotels for three days. The trail leads across the border.

mrp-card-T10 = Pupils Abducted
mrp-card-T10-story = Trucks stop at a boarding school in Africa at night and leave with the pupils. Their parents walk into the forest to look for them.
mrp-card-T10-a = Spend AP on the search
mrp-card-T10-b = Refuse to get involved

mrp-card-T11 = Radioactive Source Missing
mrp-card-T11-story = A steel cylinder is missing from a hospital store, and its warning sign lies in the parking lot. It would fit into a travel bag.

mrp-card-T12 = Prison Break
mrp-card-T12-story = A truck bomb opens the wall of a desert prison, and hundreds vanish into the night. Years of patient work by the services are gone with them.

mrp-card-T13 = Financing Network Exposed
mrp-card-T13-story = A bank clerk notices donation accounts that lead from charity to charity and end at an arms dealer. The ledgers fill a whole room.
mrp-card-T13-a = Act on it quietly
mrp-card-T13-b = Publish it

mrp-card-T14 = The Chiefs Unite
mrp-card-T14-story = Rival chiefs meet at a wedding and swear to fight under one name. The guests fire into the air until their rifles are empty.

mrp-card-T15 = The Factions Fall Out
mrp-card-T15-story = A quarrel over money and doctrine splits a terror group. Its cells hunt each other through the markets.

mrp-card-T16 = Bombing in Israel
mrp-card-T16-story = A bus explodes on a busy avenue on the eve of a holiday. A militia claims the deed, and suspicion falls on Tehran.

mrp-card-T17 = Attack in a Russian City
mrp-card-T17-story = Bombs go off in the metro of a Russian city during the morning rush. The Kremlin declares a day of mourning and suspects the mountains in the south.
mrp-card-T17-a = Spend AP to offer help
mrp-card-T17-b = Stay silent

mrp-card-T18 = Attack in Western China
mrp-card-T18-story = Men with knives and a burning car attack a market in the far west of China. Beijing closes the roads and asks who stands beside it.
mrp-card-T18-a = Spend AP to offer help
mrp-card-T18-b = Stay silent

mrp-card-T19 = Massacre at the Border
mrp-card-T19-story = A convoy of families is shot up on the road along the southern border. The killers leave their initials on the road sign.

mrp-card-T20 = Sleeper Cell Wakes
mrp-card-T20-story = For six years they mowed their lawns and paid their taxes. Then one short message arrives by telephone, and a friendly service happens to hear it.
