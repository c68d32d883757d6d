import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { up as makeCollaboration } from '#cms/migrations/20261123_001300_collaboration.ts'
import { up as makeComments } from '#cms/migrations/20261123_001400_comments.ts'
import { up as makeSearch } from '#cms/migrations/20261123_161500_search.ts'
import { up as makeConversations } from '#cms/migrations/20261124_230000_conversations.ts'
import { up as makeDeskSearch } from '#cms/migrations/20261124_231000_desk_search.ts'
import { up as changeSearch } from '#cms/migrations/20261124_231001_search_storage.ts'
import { up as makeDismissed } from '#cms/migrations/20261124_231500_dismissed_questions.ts'
import { up as makeSending } from '#cms/migrations/20261125_020000_sending.ts'
import { up as makeNumbers } from '#cms/migrations/20261125_030000_numbers.ts'
import { up as makeLaunches } from '#cms/migrations/20261125_070000_launches.ts'
import { up as addWriters } from '#cms/migrations/20261126_175156_writers_of_updates.ts'
import { up as addOutboxCounts } from '#cms/migrations/20261127_060000_outbox_counts.ts'
import { up as addBylines } from '#cms/migrations/20261127_070000_search_bylines.ts'
import { up as addForumRules } from '#cms/migrations/20261127_080001_forum_rules.ts'
import { up as addDeskSpelling } from '#cms/migrations/20261127_100000_desk_spelling.ts'
import { up as addSendingCare } from '#cms/migrations/20261127_103000_sending_care.ts'
import { up as addSearchWindows } from '#cms/migrations/20261127_120000_search_windows.ts'
import { up as notifyOfContent } from '#cms/migrations/20261127_130000_content_changes.ts'
import { up as makeAccounts } from '#cms/migrations/20261127_220600_accounts_storage.ts'
import { up as makeActingAs } from '#cms/migrations/20261128_020000_acting_as.ts'
import { up as makeActivityChain } from '#cms/migrations/20261128_030000_activity_chain.ts'
import { up as makeSystemTools } from '#cms/migrations/20261128_050000_system_tools.ts'
import { up as nameContentTables } from '#cms/migrations/20261128_060000_content_tables.ts'
import { up as addMailbox } from '#cms/migrations/20261128_103000_sending_mailbox.ts'
import { up as addLowPlaces } from '#cms/migrations/20261128_110000_low_places.ts'
import { up as openMonthsTogether } from '#cms/migrations/20261128_120000_open_months.ts'
import { up as addReadingPrograms } from '#cms/migrations/20261128_130000_reading_programs.ts'
import { up as addPassageHeadings } from '#cms/migrations/20261201_090000_passage_headings.ts'
import { up as makeWithdrawn } from '#cms/migrations/20261201_100000_withdrawn_answers.ts'
import { up as addWholeTitles } from '#cms/migrations/20261201_110000_desk_whole_titles.ts'

/**
 * Creates the tables that belong to no collection: shared documents, leases, visits, comments, the search indexes,
 * conversations, launches, the outbox of newsletters, numbers. By the migrations themselves: what tests push is made from
 * the collections, which do not know them.
 */
export async function makeTablesIn(payload: Payload): Promise<void> {
  const { drizzle } = payload.db
  if (!isMigratable(drizzle)) throw new Error('This database cannot be migrated')
  const req = await createLocalReq({}, payload)
  const all = [
    makeCollaboration,
    makeComments,
    makeSearch,
    makeDeskSearch,
    changeSearch,
    makeConversations,
    makeDismissed,
    makeSending,
    makeLaunches,
    makeNumbers,
    addWriters,
    addOutboxCounts,
    addBylines,
    addForumRules,
    addDeskSpelling,
    notifyOfContent,
    nameContentTables,
    addSearchWindows,
    addSendingCare,
    addMailbox,
    addLowPlaces,
    openMonthsTogether,
    addReadingPrograms,
    addPassageHeadings,
    makeWithdrawn,
    addWholeTitles,
    makeAccounts,
    makeActingAs,
    makeActivityChain,
    makeSystemTools,
  ]
  for (const makeTables of all) await makeTables({ db: drizzle, payload, req })
}

const isMigratable = (database: object): database is MigrateUpArgs['db'] => 'execute' in database
