import type { StageChoices } from '../contract';

export const STAGE: StageChoices = { surface: 'felt', cluster: 'side' };
