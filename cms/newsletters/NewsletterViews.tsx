import type { DocumentViewServerProps } from 'payload'
import { requireIssue } from '#plugins/newsletters/sending/sending.service.ts'
import { requireList } from '#plugins/newsletters/subscribers/subscribers.service.ts'
import { requirePermissions } from '#plugins/permissions/requirePermissions.ts'
import { deskScreen } from '../desk/deskScreen.tsx'
import { Growth } from './Growth.tsx'
import { ReaderHistory } from './ReaderHistory.tsx'
import { SendIssue } from './SendIssue.tsx'
import { Subscribers } from './Subscribers.tsx'
import './newsletters.css'

/** Sends an issue and shows what became of it: a tab beside its form. */
export function SendView({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  return deskScreen(req, requireIssue(req, Number(doc.id)), (timeZone) => (
    <SendIssue issue={String(doc.id)} timeZone={timeZone} />
  ))
}

/** Imports and exports the subscribers of a newsletter: a tab beside its form. */
export function SubscribersView({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  return deskScreen(req, requireList(req, Number(doc.id)), () => <Subscribers list={String(doc.id)} />)
}

/** Shows how a newsletter grows: a tab beside its form. */
export function GrowthView({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  return deskScreen(req, requireList(req, Number(doc.id)), (timeZone) => (
    <Growth list={String(doc.id)} timeZone={timeZone} />
  ))
}

/** Renders the history of a reader over all newsletters: a tab beside the form of a subscription. */
export function ReaderHistoryView({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  return deskScreen(req, requirePermissions(req, ['UPDATE_NEWSLETTER']), (timeZone) => (
    <ReaderHistory subscription={String(doc.id)} timeZone={timeZone} />
  ))
}
