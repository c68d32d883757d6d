import type { Payload } from 'payload'
import { assistantDefaults } from '#collections/assistants/assistantDefaults.ts'
import { type DemoAssistant, mayoralForum, paperAssistant } from './assistants.content.ts'
import type { Ids } from './library.seed.ts'
import { ensure, type Id } from './seed.store.ts'

const { limits, model } = assistantDefaults

async function seedAssistant(payload: Payload, assistant: DemoAssistant, media: Ids): Promise<Id> {
  const { slug, name, instructions, suggestedQuestions, document } = assistant
  const file = document === undefined ? undefined : media.get(document)
  const { id } = await ensure(payload, 'assistants', { slug: { equals: slug } }, () => ({
    name,
    slug,
    instructions,
    suggestedQuestions: suggestedQuestions.map((question) => ({ question })),
    scope: { usesStories: document === undefined },
    documents: file === undefined ? [] : [file],
    model,
    limits,
  }))
  return id
}

/**
 * Creates the assistant that answers from the paper's stories, and a forum in which each candidate has one that answers
 * from that candidate's program alone. Returns the forum's id by the name that stories use.
 */
export async function seedAssistants(payload: Payload, media: Ids): Promise<Ids> {
  await seedAssistant(payload, paperAssistant, media)
  const candidates: { name: string; label: string; image: Id | undefined; assistant: Id }[] = []
  for (const { document, label, name, portrait, slug } of mayoralForum.candidates) {
    const own = { slug, name, instructions: '', suggestedQuestions: [], document }
    const image = media.get(portrait)
    candidates.push({ name, label, image, assistant: await seedAssistant(payload, own, media) })
  }
  const { instructions, key, title } = mayoralForum
  const forum = await ensure(payload, 'candidate-forums', { title: { equals: title } }, () => ({
    ...{ title, candidates },
    rules: { instructions },
  }))
  return new Map([[key, forum.id]])
}
