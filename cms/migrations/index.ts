import * as migration_20261120_231118_initial from './20261120_231118_initial.ts';

export const migrations = [
  {
    up: migration_20261120_231118_initial.up,
    down: migration_20261120_231118_initial.down,
    name: '20261120_231118_initial'
  },
];
