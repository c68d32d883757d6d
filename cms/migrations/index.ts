import * as migration_20261123_001236_initial from './20261123_001236_initial.ts';
import * as migration_20261123_001300_collaboration from './20261123_001300_collaboration.ts';
import * as migration_20261123_001400_comments from './20261123_001400_comments.ts';
import * as migration_20261123_001500_addresses from './20261123_001500_addresses.ts';
import * as migration_20261123_155936_fronts from './20261123_155936_fronts.ts';
import * as migration_20261123_161500_search from './20261123_161500_search.ts';
import * as migration_20261123_213214_revert from './20261123_213214_revert.ts';
import * as migration_20261123_232105_usage from './20261123_232105_usage.ts';
import * as migration_20261124_225648_assistants from './20261124_225648_assistants.ts';
import * as migration_20261124_230000_conversations from './20261124_230000_conversations.ts';
import * as migration_20261124_230038_episodes from './20261124_230038_episodes.ts';
import * as migration_20261124_231000_desk_search from './20261124_231000_desk_search.ts';
import * as migration_20261124_231001_search_storage from './20261124_231001_search_storage.ts';
import * as migration_20261124_231103_desk_search_fields from './20261124_231103_desk_search_fields.ts';
import * as migration_20261124_231500_dismissed_questions from './20261124_231500_dismissed_questions.ts';
import * as migration_20261125_010000_postal_address from './20261125_010000_postal_address.ts';
import * as migration_20261125_020000_sending from './20261125_020000_sending.ts';
import * as migration_20261125_020001_sending_fields from './20261125_020001_sending_fields.ts';
import * as migration_20261125_030000_numbers from './20261125_030000_numbers.ts';
import * as migration_20261125_030001_numbers_of_before from './20261125_030001_numbers_of_before.ts';
import * as migration_20261125_040000_ads from './20261125_040000_ads.ts';
import * as migration_20261125_050000_republishing from './20261125_050000_republishing.ts';
import * as migration_20261125_050100_episode_search from './20261125_050100_episode_search.ts';
import * as migration_20261125_070000_launches from './20261125_070000_launches.ts';
import * as migration_20261125_080000_sends_in_activity from './20261125_080000_sends_in_activity.ts';
import * as migration_20261126_175155_saved_by from './20261126_175155_saved_by.ts';
import * as migration_20261126_175156_writers_of_updates from './20261126_175156_writers_of_updates.ts';
import * as migration_20261127_060000_outbox_counts from './20261127_060000_outbox_counts.ts';
import * as migration_20261127_070000_search_bylines from './20261127_070000_search_bylines.ts';
import * as migration_20261127_080001_forum_rules from './20261127_080001_forum_rules.ts';
import * as migration_20261127_080921_assistant_and_forum_rules from './20261127_080921_assistant_and_forum_rules.ts';
import * as migration_20261127_083000_podcast_identity from './20261127_083000_podcast_identity.ts';
import * as migration_20261127_084500_captions from './20261127_084500_captions.ts';
import * as migration_20261127_090308_reader_frame from './20261127_090308_reader_frame.ts';
import * as migration_20261127_100000_desk_spelling from './20261127_100000_desk_spelling.ts';
import * as migration_20261127_103000_sending_care from './20261127_103000_sending_care.ts';
import * as migration_20261127_120000_search_windows from './20261127_120000_search_windows.ts';
import * as migration_20261127_130000_content_changes from './20261127_130000_content_changes.ts';
import * as migration_20261127_135501_captions_languages from './20261127_135501_captions_languages.ts';
import * as migration_20261127_141525_newsletter_counts from './20261127_141525_newsletter_counts.ts';
import * as migration_20261127_143828_published_order from './20261127_143828_published_order.ts';
import * as migration_20261127_220512_accounts from './20261127_220512_accounts.ts';
import * as migration_20261127_220600_accounts_storage from './20261127_220600_accounts_storage.ts';
import * as migration_20261128_014013_administration from './20261128_014013_administration.ts';
import * as migration_20261128_020000_acting_as from './20261128_020000_acting_as.ts';
import * as migration_20261128_030000_activity_chain from './20261128_030000_activity_chain.ts';
import * as migration_20261128_050000_system_tools from './20261128_050000_system_tools.ts';
import * as migration_20261128_060000_content_tables from './20261128_060000_content_tables.ts';
import * as migration_20261128_063653_advertising from './20261128_063653_advertising.ts';
import * as migration_20261128_103000_sending_mailbox from './20261128_103000_sending_mailbox.ts';
import * as migration_20261128_110000_low_places from './20261128_110000_low_places.ts';
import * as migration_20261128_120000_open_months from './20261128_120000_open_months.ts';
import * as migration_20261128_130000_reading_programs from './20261128_130000_reading_programs.ts';
import * as migration_20261201_090000_passage_headings from './20261201_090000_passage_headings.ts';
import * as migration_20261201_100000_withdrawn_answers from './20261201_100000_withdrawn_answers.ts';
import * as migration_20261201_110000_desk_whole_titles from './20261201_110000_desk_whole_titles.ts';

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
    name: '20261123_232105_usage',
  },
  {
    up: migration_20261124_225648_assistants.up,
    down: migration_20261124_225648_assistants.down,
    name: '20261124_225648_assistants',
  },
  {
    up: migration_20261124_230000_conversations.up,
    down: migration_20261124_230000_conversations.down,
    name: '20261124_230000_conversations',
  },
  {
    up: migration_20261124_230038_episodes.up,
    down: migration_20261124_230038_episodes.down,
    name: '20261124_230038_episodes',
  },
  {
    up: migration_20261124_231000_desk_search.up,
    down: migration_20261124_231000_desk_search.down,
    name: '20261124_231000_desk_search',
  },
  {
    up: migration_20261124_231001_search_storage.up,
    down: migration_20261124_231001_search_storage.down,
    name: '20261124_231001_search_storage',
  },
  {
    up: migration_20261124_231103_desk_search_fields.up,
    down: migration_20261124_231103_desk_search_fields.down,
    name: '20261124_231103_desk_search_fields',
  },
  {
    up: migration_20261124_231500_dismissed_questions.up,
    down: migration_20261124_231500_dismissed_questions.down,
    name: '20261124_231500_dismissed_questions',
  },
  {
    up: migration_20261125_010000_postal_address.up,
    down: migration_20261125_010000_postal_address.down,
    name: '20261125_010000_postal_address',
  },
  {
    up: migration_20261125_020000_sending.up,
    down: migration_20261125_020000_sending.down,
    name: '20261125_020000_sending',
  },
  {
    up: migration_20261125_020001_sending_fields.up,
    down: migration_20261125_020001_sending_fields.down,
    name: '20261125_020001_sending_fields',
  },
  {
    up: migration_20261125_030000_numbers.up,
    down: migration_20261125_030000_numbers.down,
    name: '20261125_030000_numbers',
  },
  {
    up: migration_20261125_030001_numbers_of_before.up,
    down: migration_20261125_030001_numbers_of_before.down,
    name: '20261125_030001_numbers_of_before',
  },
  {
    up: migration_20261125_040000_ads.up,
    down: migration_20261125_040000_ads.down,
    name: '20261125_040000_ads',
  },
  {
    up: migration_20261125_050000_republishing.up,
    down: migration_20261125_050000_republishing.down,
    name: '20261125_050000_republishing',
  },
  {
    up: migration_20261125_050100_episode_search.up,
    down: migration_20261125_050100_episode_search.down,
    name: '20261125_050100_episode_search',
  },
  {
    up: migration_20261125_070000_launches.up,
    down: migration_20261125_070000_launches.down,
    name: '20261125_070000_launches',
  },
  {
    up: migration_20261125_080000_sends_in_activity.up,
    down: migration_20261125_080000_sends_in_activity.down,
    name: '20261125_080000_sends_in_activity',
  },
  {
    up: migration_20261126_175155_saved_by.up,
    down: migration_20261126_175155_saved_by.down,
    name: '20261126_175155_saved_by',
  },
  {
    up: migration_20261126_175156_writers_of_updates.up,
    down: migration_20261126_175156_writers_of_updates.down,
    name: '20261126_175156_writers_of_updates',
  },
  {
    up: migration_20261127_060000_outbox_counts.up,
    down: migration_20261127_060000_outbox_counts.down,
    name: '20261127_060000_outbox_counts',
  },
  {
    up: migration_20261127_070000_search_bylines.up,
    down: migration_20261127_070000_search_bylines.down,
    name: '20261127_070000_search_bylines',
  },
  {
    up: migration_20261127_080001_forum_rules.up,
    down: migration_20261127_080001_forum_rules.down,
    name: '20261127_080001_forum_rules',
  },
  {
    up: migration_20261127_080921_assistant_and_forum_rules.up,
    down: migration_20261127_080921_assistant_and_forum_rules.down,
    name: '20261127_080921_assistant_and_forum_rules',
  },
  {
    up: migration_20261127_083000_podcast_identity.up,
    down: migration_20261127_083000_podcast_identity.down,
    name: '20261127_083000_podcast_identity',
  },
  {
    up: migration_20261127_084500_captions.up,
    down: migration_20261127_084500_captions.down,
    name: '20261127_084500_captions',
  },
  {
    up: migration_20261127_090308_reader_frame.up,
    down: migration_20261127_090308_reader_frame.down,
    name: '20261127_090308_reader_frame',
  },
  {
    up: migration_20261127_100000_desk_spelling.up,
    down: migration_20261127_100000_desk_spelling.down,
    name: '20261127_100000_desk_spelling',
  },
  {
    up: migration_20261127_103000_sending_care.up,
    down: migration_20261127_103000_sending_care.down,
    name: '20261127_103000_sending_care',
  },
  {
    up: migration_20261127_120000_search_windows.up,
    down: migration_20261127_120000_search_windows.down,
    name: '20261127_120000_search_windows',
  },
  {
    up: migration_20261127_130000_content_changes.up,
    down: migration_20261127_130000_content_changes.down,
    name: '20261127_130000_content_changes',
  },
  {
    up: migration_20261127_135501_captions_languages.up,
    down: migration_20261127_135501_captions_languages.down,
    name: '20261127_135501_captions_languages',
  },
  {
    up: migration_20261127_141525_newsletter_counts.up,
    down: migration_20261127_141525_newsletter_counts.down,
    name: '20261127_141525_newsletter_counts',
  },
  {
    up: migration_20261127_143828_published_order.up,
    down: migration_20261127_143828_published_order.down,
    name: '20261127_143828_published_order',
  },
  {
    up: migration_20261127_220512_accounts.up,
    down: migration_20261127_220512_accounts.down,
    name: '20261127_220512_accounts',
  },
  {
    up: migration_20261127_220600_accounts_storage.up,
    down: migration_20261127_220600_accounts_storage.down,
    name: '20261127_220600_accounts_storage',
  },
  {
    up: migration_20261128_014013_administration.up,
    down: migration_20261128_014013_administration.down,
    name: '20261128_014013_administration',
  },
  {
    up: migration_20261128_020000_acting_as.up,
    down: migration_20261128_020000_acting_as.down,
    name: '20261128_020000_acting_as',
  },
  {
    up: migration_20261128_030000_activity_chain.up,
    down: migration_20261128_030000_activity_chain.down,
    name: '20261128_030000_activity_chain',
  },
  {
    up: migration_20261128_050000_system_tools.up,
    down: migration_20261128_050000_system_tools.down,
    name: '20261128_050000_system_tools',
  },
  {
    up: migration_20261128_060000_content_tables.up,
    down: migration_20261128_060000_content_tables.down,
    name: '20261128_060000_content_tables',
  },
  {
    up: migration_20261128_063653_advertising.up,
    down: migration_20261128_063653_advertising.down,
    name: '20261128_063653_advertising',
  },
  {
    up: migration_20261128_103000_sending_mailbox.up,
    down: migration_20261128_103000_sending_mailbox.down,
    name: '20261128_103000_sending_mailbox',
  },
  {
    up: migration_20261128_110000_low_places.up,
    down: migration_20261128_110000_low_places.down,
    name: '20261128_110000_low_places',
  },
  {
    up: migration_20261128_120000_open_months.up,
    down: migration_20261128_120000_open_months.down,
    name: '20261128_120000_open_months',
  },
  {
    up: migration_20261128_130000_reading_programs.up,
    down: migration_20261128_130000_reading_programs.down,
    name: '20261128_130000_reading_programs',
  },
  {
    up: migration_20261201_090000_passage_headings.up,
    down: migration_20261201_090000_passage_headings.down,
    name: '20261201_090000_passage_headings',
  },
  {
    up: migration_20261201_100000_withdrawn_answers.up,
    down: migration_20261201_100000_withdrawn_answers.down,
    name: '20261201_100000_withdrawn_answers',
  },
  {
    up: migration_20261201_110000_desk_whole_titles.up,
    down: migration_20261201_110000_desk_whole_titles.down,
    name: '20261201_110000_desk_whole_titles',
  },
];
