import type { AdminViewServerProps } from 'payload'
import { numbersOf } from '#plugins/numbers/numbers.service.ts'
import { deskPage } from '../desk/deskPage.tsx'
import { NumbersScreen } from './NumbersScreen.tsx'
import { numbersRoute } from './numbersRoute.ts'

/** Renders the screen of numbers for all members of the newsroom. Its first answer is rendered on the server. */
export function NumbersView(props: AdminViewServerProps) {
  return deskPage(props, {
    path: numbersRoute,
    permissions: [],
    shown: async (req) => <NumbersScreen initial={await numbersOf(req, 'today', new Date())} />,
  })
}
