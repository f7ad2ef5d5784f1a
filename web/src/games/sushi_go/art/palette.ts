/** The background of each card. */
export const CARD_HUES: Record<string, string> = {
  tempura: '#d7c3ee',
  sashimi: '#b9e2c8',
  dumpling: '#b7d9f4',
  maki1: '#f8c9bf',
  maki2: '#f3b2a6',
  maki3: '#ec9a8e',
  salmon: '#ffd7a3',
  squid: '#cdd3ee',
  egg: '#fff0ad',
  pudding: '#f9c6da',
  wasabi: '#dbeba3',
  chopsticks: '#b5e0df',
};
