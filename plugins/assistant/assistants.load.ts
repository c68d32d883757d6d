import type { PayloadRequest, Where } from 'payload'
import { assistantDefaults } from '#collections/assistants/assistantDefaults.ts'
import { idsOf } from '#collections/permissions/actor.ts'
import type { AssistantRecord } from './assistant.types.ts'

const idsIn = (references: unknown): number[] => idsOf(references).map(Number)

/** Returns the assistant that a condition names; null when there is none. One that is switched off is returned. */
export async function loadAssistant(req: PayloadRequest, where: Where): Promise<AssistantRecord | null> {
  const { docs } = await req.payload.find({
    collection: 'assistants',
    where,
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  const [found] = docs
  if (!found) return null
  const { documents, id, instructions, isOn, limits, model, name, scope, slug, texts, updatedAt } = found
  return {
    id,
    slug: slug ?? '',
    name,
    isOn: isOn ?? true,
    instructions: instructions ?? '',
    model: model || assistantDefaults.model,
    version: updatedAt,
    scope: {
      usesStories: scope?.usesStories ?? true,
      sections: idsIn(scope?.sections),
      tags: idsIn(scope?.tags),
      from: scope?.from ?? null,
      to: scope?.to ?? null,
      staleAfterDays: scope?.staleAfterDays ?? assistantDefaults.staleAfterDays,
    },
    candidate: null,
    documents: idsIn(documents),
    texts: (texts ?? []).map(({ id: textId, text, title }) => ({ id: textId ?? '', title, text })),
    limits,
  }
}
