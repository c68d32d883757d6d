import type { Payload } from 'payload'
import { assistantDefaults } from '#collections/assistants/assistantDefaults.ts'
import { type DemoAssistant, mayoralForum, paperAssistant } from './assistants.content.ts'
import type { Ids } from './library.seed.ts'
import { ensure, type Id } from './seed.store.ts'

const { model, ...limits } = assistantDefaults

async function seedAssistant(payload: Payload, assistant: DemoAssistant): Promise<Id> {
  const { slug, name, instructions, suggestedQuestions, texts } = assistant
  const { id } = await ensure(payload, 'assistants', { slug: { equals: slug } }, () => ({
    name,
    slug,
    instructions,
    suggestedQuestions: suggestedQuestions.map((question) => ({ question })),
    scope: { usesStories: texts === undefined },
    texts: (texts ?? []).map((text) => ({ ...text })),
    model,
    limits,
  }))
  return id
}

/**
 * Creates the assistant that answers from the paper's stories, and a forum in which each candidate has one that answers
 * from that candidate's texts alone. Returns the forum's id by the name that stories use.
 */
export async function seedAssistants(payload: Payload): Promise<Ids> {
  await seedAssistant(payload, paperAssistant)
  const candidates: { name: string; label: string; assistant: Id }[] = []
  for (const { name, label, slug, texts } of mayoralForum.candidates) {
    const instructions = `State what ${name} has said, in two or three sentences, and nothing for or against it.`
    const assistant = await seedAssistant(payload, { slug, name, instructions, suggestedQuestions: [], texts })
    candidates.push({ name, label, assistant })
  }
  const { title, key } = mayoralForum
  const forum = await ensure(payload, 'candidate-forums', { title: { equals: title } }, () => ({ title, candidates }))
  return new Map([[key, forum.id]])
}
