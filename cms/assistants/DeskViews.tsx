import type { DocumentViewServerProps } from 'payload'
import { z } from 'zod'
import { requireAssistant } from '#plugins/assistant/newsroom/desk.service.ts'
import { requireForum } from '#plugins/assistant/newsroom/fairness.service.ts'
import { deskScreen } from '../desk/deskScreen.tsx'
import { Conversations } from './Conversations.tsx'
import { Fairness } from './Fairness.tsx'
import { Numbers } from './Numbers.tsx'
import { Questions } from './Questions.tsx'
import { TryAssistant } from './TryAssistant.tsx'
import './assistants.css'

/** Lists the conversations of an assistant: a tab beside its form. */
export function ConversationsView({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  return deskScreen(req, requireAssistant(req, String(doc.id)), (timeZone) => (
    <Conversations assistant={String(doc.id)} timeZone={timeZone} />
  ))
}

/** Lists the questions that an assistant did not answer: a tab beside its form. */
export function QuestionsView({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  return deskScreen(req, requireAssistant(req, String(doc.id)), (timeZone) => (
    <Questions assistant={String(doc.id)} timeZone={timeZone} />
  ))
}

/** Shows the counts and the cost of an assistant: a tab beside its form. */
export function NumbersView({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  return deskScreen(req, requireAssistant(req, String(doc.id)), () => <Numbers assistant={String(doc.id)} />)
}

/** Asks an assistant as readers would: a tab beside its form. */
export function TryView({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  return deskScreen(req, requireAssistant(req, String(doc.id)), (timeZone) => (
    <TryAssistant
      assistant={String(doc.id)}
      isOn={doc.isOn !== false}
      suggestedQuestions={suggestedIn(doc)}
      timeZone={timeZone}
    />
  ))
}

const suggestedIn = (doc: object): string[] =>
  (
    z.object({ suggestedQuestions: z.array(z.object({ question: z.string() })) }).safeParse(doc).data
      ?.suggestedQuestions ?? []
  ).map(({ question }) => question)

/** How evenly candidates are asked and answered: a tab beside the form of their forum. */
export function FairnessView({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  return deskScreen(req, requireForum(req, String(doc.id)), (timeZone) => (
    <Fairness forum={String(doc.id)} timeZone={timeZone} />
  ))
}
