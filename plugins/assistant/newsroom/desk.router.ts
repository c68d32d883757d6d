import { z } from 'zod'
import { recordDeed } from '#collections/activity/recordDeed.ts'
import { assistantLimits } from '#collections/assistants/assistantDefaults.ts'
import { createRouter, inTransaction, procedure } from '#plugins/rpc/rpcBase.ts'
import { trial, trialQuestion } from '../trying/trial.schema.ts'
import { tryQuestion } from '../trying/tryQuestion.service.ts'
import {
  assistantId,
  conversation,
  conversationFilters,
  conversationPage,
  cursor,
  freshness,
  numbers,
  openQuestions,
  questionKey,
  rowId,
} from './desk.schema.ts'
import {
  conversationOf,
  conversationsOf,
  dismissQuestion,
  numbersOf,
  openQuestionsOf,
  requireAssistant,
  storyAbout,
  writeAnswer,
} from './desk.service.ts'
import { fairnessCursor, fairnessLog, forumId } from './fairness.schema.ts'
import { fairnessLogOf, requireForum } from './fairness.service.ts'
import { assistantToTry, freshnessOf } from './freshness.service.ts'

const ofAssistant = z.object({ assistant: assistantId })
const made = z.object({ id: z.string() })

/** Procedures about what readers ask assistants, for people who may change the assistant. */
export const assistantDeskRouter = createRouter({
  getConversations: procedure({
    summary:
      'Conversations of readers with an assistant that you may change, newest first, without the persons. `after` is `next` of the page before.',
    permissions: [],
  })
    .input(ofAssistant.extend({ filters: conversationFilters, after: cursor.nullable().default(null) }))
    .output(conversationPage)
    .query(async ({ ctx: { req }, input }) => {
      const id = await requireAssistant(req, input.assistant)
      const found = await conversationsOf(req, id, input.filters, input.after)
      await recordDeed(req, { action: 'read', kind: 'assistants', id, what: 'read conversations of readers' })
      return found
    }),

  getConversation: procedure({
    summary:
      'A conversation with its answers, their sources, what was withheld and why, cost and duration; e-mail addresses and phone numbers are left out.',
    permissions: [],
  })
    .input(ofAssistant.extend({ id: rowId }))
    .output(conversation)
    .query(async ({ ctx: { req }, input }) => {
      const assistant = await requireAssistant(req, input.assistant)
      const found = await conversationOf(req, assistant, input.id)
      const detail = { conversation: input.id }
      const what = 'read a conversation of a reader'
      await recordDeed(req, { action: 'read', kind: 'assistants', id: assistant, what, detail })
      return found
    }),

  getQuestions: procedure({
    summary: 'Questions that an assistant had no answer to, grouped by their words, the most frequent first.',
    permissions: [],
  })
    .input(ofAssistant.extend({ isDismissed: z.boolean().default(false), page: z.int().min(1).max(10_000).default(1) }))
    .output(openQuestions)
    .query(async ({ ctx: { req }, input }) => {
      const id = await requireAssistant(req, input.assistant)
      const found = await openQuestionsOf(req, id, input)
      await recordDeed(req, { action: 'read', kind: 'assistants', id, what: 'read questions of readers' })
      return found
    }),

  dismissQuestion: procedure({
    summary: 'Takes a question off the list of those without an answer, or brings it back.',
    permissions: [],
  })
    .input(ofAssistant.extend({ key: questionKey, isDismissed: z.boolean() }))
    .output(z.object({ isDismissed: z.boolean() }))
    .use(inTransaction)
    .mutation(async ({ ctx: { req }, input: { assistant, key, isDismissed } }) => {
      const id = await requireAssistant(req, assistant)
      await dismissQuestion(req, id, key, isDismissed)
      const what = isDismissed ? 'took a question off the list' : 'put a question back on the list'
      await recordDeed(req, { action: 'update', kind: 'assistants', id, what })
      return { isDismissed }
    }),

  startStory: procedure({
    summary: 'Creates a draft about a question without an answer, with the question as its headline.',
    permissions: ['CREATE_POST'],
  })
    .input(ofAssistant.extend({ key: questionKey }))
    .output(made)
    .use(inTransaction)
    .mutation(async ({ ctx: { req }, input: { assistant, key } }) => ({
      id: await storyAbout(req, await requireAssistant(req, assistant), key),
    })),

  writeAnswer: procedure({
    summary: 'Writes an answer to a question, which an assistant that you may change gives word for word.',
    permissions: [],
  })
    .input(
      ofAssistant.extend({
        question: z.string().trim().min(1, 'is missing').max(assistantLimits.question),
        answer: z.string().trim().min(1, 'is missing').max(assistantLimits.answer),
      }),
    )
    .output(made)
    .use(inTransaction)
    .mutation(async ({ ctx: { req }, input: { assistant, ...written } }) => ({
      id: await writeAnswer(req, await requireAssistant(req, assistant), written),
    })),

  tryQuestion: procedure({
    summary:
      'Answers a question as readers would be answered, whether the assistant is on or off, with what was found for it. It is stored nowhere; what it costs counts.',
    permissions: [],
  })
    .input(ofAssistant.extend({ question: trialQuestion }))
    .output(trial)
    .mutation(async ({ ctx: { req }, input: { assistant, question } }) =>
      tryQuestion(req, await assistantToTry(req, await requireAssistant(req, assistant)), question),
    ),

  getFreshness: procedure({
    summary:
      'When the newest story that an assistant knows was published, and whether that is longer ago than its warning.',
    permissions: [],
  })
    .input(ofAssistant)
    .output(freshness)
    .query(async ({ ctx: { req }, input }) =>
      freshnessOf(req, await assistantToTry(req, await requireAssistant(req, input.assistant)), new Date()),
    ),

  getNumbers: procedure({
    summary:
      'What an assistant was asked today, in 7 and in 30 days, how it answered, what that cost, and which documents it has read.',
    permissions: [],
  })
    .input(ofAssistant)
    .output(numbers)
    .query(async ({ ctx: { req }, input }) => numbersOf(req, await requireAssistant(req, input.assistant), new Date())),
})

/** Procedures of candidate forums. */
export const fairnessRouter = createRouter({
  getFairness: procedure({
    summary:
      'The questions of a forum that you may change with all its assistants: how often each candidate was asked each of them, and how long, with which sources and how fast they answered. `after` is `next` of the page before.',
    permissions: ['UPDATE_POST'],
  })
    .input(z.object({ forum: forumId, after: fairnessCursor.nullable().default(null) }))
    .output(fairnessLog)
    .query(async ({ ctx: { req }, input }) => fairnessLogOf(req, await requireForum(req, input.forum), input.after)),
})
