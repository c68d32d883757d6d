import * as migration_20261120_233402_initial from './20261120_233402_initial.ts';

export const migrations = [
  {
    up: migration_20261120_233402_initial.up,
    down: migration_20261120_233402_initial.down,
    name: '20261120_233402_initial'
  },
];
