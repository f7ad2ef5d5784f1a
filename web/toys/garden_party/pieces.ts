import type { Pieces } from '$games/contract';
import type { Food } from './types';

const FOODS: readonly Food[] = ['cake', 'sandwich', 'lemonade'];

export const isFood = (name: string): name is Food => FOODS.some((food) => food === name);

export const PIECES: Pieces = { names: FOODS };
