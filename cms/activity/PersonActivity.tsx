import type { DocumentViewServerProps } from 'payload'
import { activityLists } from './activityLists.tsx'

/** Renders what a person did, and what happened to the account: a tab beside it. */
export async function PersonActivity({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  const name = typeof doc.name === 'string' && doc.name !== '' ? doc.name : 'this person'
  return activityLists(req, [
    { heading: `What ${name} did`, filters: { personId: String(doc.id) }, empty: `${name} has done nothing yet.` },
    {
      heading: 'What happened to this account',
      filters: { kind: 'users', document: String(doc.id) },
      empty: 'Nothing has happened to it since activity is written down.',
    },
  ])
}
