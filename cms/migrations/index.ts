import * as migration_20261120_233402_initial from './20261120_233402_initial.ts';
import * as migration_20261121_204500_collaboration from './20261121_204500_collaboration.ts';

export const migrations = [
  {
    up: migration_20261120_233402_initial.up,
    down: migration_20261120_233402_initial.down,
    name: '20261120_233402_initial',
  },
  {
    up: migration_20261121_204500_collaboration.up,
    down: migration_20261121_204500_collaboration.down,
    name: '20261121_204500_collaboration'
  },
];
