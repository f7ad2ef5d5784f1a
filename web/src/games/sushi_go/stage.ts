import type { StageChoices } from '../contract';

export const STAGE: StageChoices = { surface: 'counter', cluster: 'top' };
