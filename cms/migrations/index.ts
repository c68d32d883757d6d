import * as migration_20261120_232224_initial from './20261120_232224_initial.ts';

export const migrations = [
  {
    up: migration_20261120_232224_initial.up,
    down: migration_20261120_232224_initial.down,
    name: '20261120_232224_initial'
  },
];
