// What the server shows of a match of Sequence; told in games/sequence/view.py.
import type { View } from '$lib/scene';

export interface Row {
  team: number;
  cells: string[];
}

export interface Sight extends View {
  options: { teams: string; draw_yourself: boolean; no_table_talk: boolean; advanced: boolean };
  team_count: number;
  team: number | null;
  dealer: number;
  active: number;
  hand: string[];
  hand_sizes: number[];
  board: (number | null)[];
  lines: Row[];
  tops: (string | null)[];
  discards: string[];
  deck_size: number;
  open_draws: [number, number][];
  losing: number[];
  choosing: number | null;
  spot: string | null;
}

export type Side = 0 | 1 | 2;
