card-tempura = Tempura
card-sashimi = Sashimi
card-wasabi = Wasabi
