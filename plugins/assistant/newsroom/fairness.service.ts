import type { PayloadRequest } from 'payload'
import { NotFound } from 'payload'
import { mayChangeAssistant } from '#collections/assistants/assistantAccess.ts'
import { mayManageAssistants } from '#collections/assistants/assistants.policy.ts'
import { candidateForumRules } from '#collections/candidate-forums/candidateForums.policy.ts'
import { idOf } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'
import { withoutPersonalData } from '../personalData.ts'
import { answerFacts, remarksOf } from './fairness.rules.ts'
import type { FairnessAnswer, FairnessCandidate, FairnessCursor, FairnessLog } from './fairness.schema.ts'
import { forumAnswerRows, forumQuestionRows } from './fairness.store.ts'

// Questions of a page.
const pageSize = 20

export interface Forum {
  id: number
  title: string
  candidates: FairnessCandidate[]
}

/**
 * Returns a forum with its candidates.
 * @throws APIError 403 unless the person may change it and every assistant in it, 404 when there is none
 */
export async function requireForum(req: PayloadRequest, id: string): Promise<Forum> {
  const actor = await actorOfRequest(req)
  if (!candidateForumRules.write.allows(actor, {})) throw permissionError(actor, candidateForumRules.write.needs ?? [])
  const found = await req.payload.findByID({
    collection: 'candidate-forums',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  if (!found) throw new NotFound(req.t)
  const candidates = found.candidates.map(({ name, assistant }) => {
    const known = idOf(assistant)
    return { name, assistant: known === null ? null : String(known) }
  })
  for (const { assistant } of candidates) {
    if (assistant !== null && !(await mayChangeAssistant(req, assistant)))
      throw permissionError(actor, mayManageAssistants.needs ?? [])
  }
  return { id: found.id, title: found.title, candidates }
}

const nothingYet: FairnessAnswer = {
  ...{ times: 0, answered: 0, declined: 0, refused: 0, failed: 0, refusedFor: [], rules: [], models: [] },
  ...{ words: null, sources: [], duration: null },
}

/** Returns a page of the log of a forum: those questions first that were asked last. */
export async function fairnessLogOf(
  req: PayloadRequest,
  { id, candidates }: Forum,
  after: FairnessCursor | null,
): Promise<FairnessLog> {
  const assistants = candidates.flatMap(({ assistant }) => (assistant === null ? [] : [Number(assistant)]))
  const found = await forumQuestionRows(req, id, assistants, after, pageSize + 1)
  const rows = found.slice(0, pageSize)
  const cells = await forumAnswerRows(
    req,
    id,
    assistants,
    rows.map(({ key }) => key),
  )
  const last = rows.at(-1)
  return {
    candidates,
    items: rows.map((row) => {
      const answers = candidates.map(({ assistant }): FairnessAnswer | null => {
        if (assistant === null) return null
        const known = cells.find(({ key, assistant_id }) => key === row.key && String(assistant_id) === assistant)
        if (!known) return nothingYet
        const { times, answered, declined, refused, failed, duration, answer } = known
        const { words, sources } = answer === null ? { words: null, sources: [] } : answerFacts(answer)
        return {
          ...{ times, answered, declined, refused, failed, words, sources, duration },
          ...{ refusedFor: known.refused_for ?? [], rules: known.rules_marks ?? [], models: known.models ?? [] },
        }
      })
      const about = { wordings: row.wordings, isFollowUp: row.is_follow_up }
      return {
        key: row.key,
        question: withoutPersonalData(row.question),
        firstAt: row.first_at,
        lastAt: row.last_at,
        ...about,
        answers,
        remarks: remarksOf(candidates, answers, about),
      }
    }),
    next: last && found.length > pageSize ? { lastAt: last.exact_last_at, key: last.key } : null,
  }
}
