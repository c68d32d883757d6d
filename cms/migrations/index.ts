import * as migration_20261120_233402_initial from './20261120_233402_initial.ts';
import * as migration_20261121_204500_collaboration from './20261121_204500_collaboration.ts';
import * as migration_20261121_205022_reader_side_blocks from './20261121_205022_reader_side_blocks.ts';
import * as migration_20261121_205100_html_permission from './20261121_205100_html_permission.ts';
import * as migration_20261121_210931_lifecycle from './20261121_210931_lifecycle.ts';
import * as migration_20261121_212004_posts_list from './20261121_212004_posts_list.ts';
import * as migration_20261121_212518_addresses from './20261121_212518_addresses.ts';
import * as migration_20261121_234523_media_library from './20261121_234523_media_library.ts';
import * as migration_20261121_235726_picker_indexes from './20261121_235726_picker_indexes.ts';
import * as migration_20261122_003351_list_search from './20261122_003351_list_search.ts';
import * as migration_20261122_030433_body_names from './20261122_030433_body_names.ts';
import * as migration_20261122_030724_readership from './20261122_030724_readership.ts';
import * as migration_20261122_031000_leases_and_visits from './20261122_031000_leases_and_visits.ts';
import * as migration_20261122_031200_comments from './20261122_031200_comments.ts';
import * as migration_20261122_031219_locks from './20261122_031219_locks.ts';
import * as migration_20261122_035059_body_names_of_shows from './20261122_035059_body_names_of_shows.ts';
import * as migration_20261122_062610_list_and_library_indexes from './20261122_062610_list_and_library_indexes.ts';
import * as migration_20261122_163133_without_payload_locks from './20261122_163133_without_payload_locks.ts';
import * as migration_20261122_163957_languages from './20261122_163957_languages.ts';
import * as migration_20261122_165000_revisions from './20261122_165000_revisions.ts';
import * as migration_20261122_194839_corrections_and_profiles from './20261122_194839_corrections_and_profiles.ts';

export const migrations = [
  {
    up: migration_20261120_233402_initial.up,
    down: migration_20261120_233402_initial.down,
    name: '20261120_233402_initial',
  },
  {
    up: migration_20261121_204500_collaboration.up,
    down: migration_20261121_204500_collaboration.down,
    name: '20261121_204500_collaboration',
  },
  {
    up: migration_20261121_205022_reader_side_blocks.up,
    down: migration_20261121_205022_reader_side_blocks.down,
    name: '20261121_205022_reader_side_blocks',
  },
  {
    up: migration_20261121_205100_html_permission.up,
    down: migration_20261121_205100_html_permission.down,
    name: '20261121_205100_html_permission',
  },
  {
    up: migration_20261121_210931_lifecycle.up,
    down: migration_20261121_210931_lifecycle.down,
    name: '20261121_210931_lifecycle',
  },
  {
    up: migration_20261121_212004_posts_list.up,
    down: migration_20261121_212004_posts_list.down,
    name: '20261121_212004_posts_list',
  },
  {
    up: migration_20261121_212518_addresses.up,
    down: migration_20261121_212518_addresses.down,
    name: '20261121_212518_addresses',
  },
  {
    up: migration_20261121_234523_media_library.up,
    down: migration_20261121_234523_media_library.down,
    name: '20261121_234523_media_library',
  },
  {
    up: migration_20261121_235726_picker_indexes.up,
    down: migration_20261121_235726_picker_indexes.down,
    name: '20261121_235726_picker_indexes',
  },
  {
    up: migration_20261122_003351_list_search.up,
    down: migration_20261122_003351_list_search.down,
    name: '20261122_003351_list_search',
  },
  {
    up: migration_20261122_030433_body_names.up,
    down: migration_20261122_030433_body_names.down,
    name: '20261122_030433_body_names',
  },
  {
    up: migration_20261122_030724_readership.up,
    down: migration_20261122_030724_readership.down,
    name: '20261122_030724_readership',
  },
  {
    up: migration_20261122_031000_leases_and_visits.up,
    down: migration_20261122_031000_leases_and_visits.down,
    name: '20261122_031000_leases_and_visits',
  },
  {
    up: migration_20261122_031200_comments.up,
    down: migration_20261122_031200_comments.down,
    name: '20261122_031200_comments',
  },
  {
    up: migration_20261122_031219_locks.up,
    down: migration_20261122_031219_locks.down,
    name: '20261122_031219_locks',
  },
  {
    up: migration_20261122_035059_body_names_of_shows.up,
    down: migration_20261122_035059_body_names_of_shows.down,
    name: '20261122_035059_body_names_of_shows',
  },
  {
    up: migration_20261122_062610_list_and_library_indexes.up,
    down: migration_20261122_062610_list_and_library_indexes.down,
    name: '20261122_062610_list_and_library_indexes',
  },
  {
    up: migration_20261122_163133_without_payload_locks.up,
    down: migration_20261122_163133_without_payload_locks.down,
    name: '20261122_163133_without_payload_locks',
  },
  {
    up: migration_20261122_163957_languages.up,
    down: migration_20261122_163957_languages.down,
    name: '20261122_163957_languages',
  },
  {
    up: migration_20261122_165000_revisions.up,
    down: migration_20261122_165000_revisions.down,
    name: '20261122_165000_revisions',
  },
  {
    up: migration_20261122_194839_corrections_and_profiles.up,
    down: migration_20261122_194839_corrections_and_profiles.down,
    name: '20261122_194839_corrections_and_profiles'
  },
];
