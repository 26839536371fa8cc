import { ownNames } from '../own-names.ts';

export const withOwnNames = ownNames('mn');
