fn main() {
    use kernel::Game;
    for cards in [true, false] {
        let game = presidential::Presidential::new(&presidential::Options { cards, ..Default::default() }, 2)
            .unwrap();
        for _ in 0..3 {
            let t = std::time::Instant::now();
            let (mut d, mut g) = (0, 0);
            while t.elapsed().as_millis() < 1000 {
                for _ in 0..100 {
                    d += bots::play_out(&game, &[bots::Level::Random; 2], &mut kernel::Fast::of_game(1, g))
                        .decisions;
                    g += 1;
                }
            }
            println!(
                "{cards} {:.2} M/s, {:.1} per game",
                d as f64 / t.elapsed().as_secs_f64() / 1e6,
                d as f64 / g as f64
            );
        }
    }
}
