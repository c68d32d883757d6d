import * as migration_20261123_001236_initial from './20261123_001236_initial.ts';
import * as migration_20261123_001300_collaboration from './20261123_001300_collaboration.ts';
import * as migration_20261123_001400_comments from './20261123_001400_comments.ts';
import * as migration_20261123_001500_addresses from './20261123_001500_addresses.ts';
import * as migration_20261123_155936_fronts from './20261123_155936_fronts.ts';
import * as migration_20261123_161500_search from './20261123_161500_search.ts';
import * as migration_20261123_213214_revert from './20261123_213214_revert.ts';
import * as migration_20261123_232105_usage from './20261123_232105_usage.ts';

export const migrations = [
  {
    up: migration_20261123_001236_initial.up,
    down: migration_20261123_001236_initial.down,
    name: '20261123_001236_initial',
  },
  {
    up: migration_20261123_001300_collaboration.up,
    down: migration_20261123_001300_collaboration.down,
    name: '20261123_001300_collaboration',
  },
  {
    up: migration_20261123_001400_comments.up,
    down: migration_20261123_001400_comments.down,
    name: '20261123_001400_comments',
  },
  {
    up: migration_20261123_001500_addresses.up,
    down: migration_20261123_001500_addresses.down,
    name: '20261123_001500_addresses',
  },
  {
    up: migration_20261123_155936_fronts.up,
    down: migration_20261123_155936_fronts.down,
    name: '20261123_155936_fronts',
  },
  {
    up: migration_20261123_161500_search.up,
    down: migration_20261123_161500_search.down,
    name: '20261123_161500_search',
  },
  {
    up: migration_20261123_213214_revert.up,
    down: migration_20261123_213214_revert.down,
    name: '20261123_213214_revert',
  },
  {
    up: migration_20261123_232105_usage.up,
    down: migration_20261123_232105_usage.down,
    name: '20261123_232105_usage'
  },
];
