import type { AdminViewServerProps } from 'payload'
import { numbersOf } from '#plugins/numbers/numbers.service.ts'
import { deskPage } from '../desk/deskPage.tsx'
import { boardRoute, numbersRoute } from '../desk/deskRoutes.ts'
import { Board } from './board/Board.tsx'
import { NumbersScreen } from './NumbersScreen.tsx'

/** Renders the screen of numbers for all members of the newsroom. Its first answer is rendered on the server. */
export function NumbersView(props: AdminViewServerProps) {
  return deskPage(props, {
    path: numbersRoute,
    permissions: [],
    shown: async (req) => <NumbersScreen initial={await numbersOf(req, 'today', new Date())} />,
  })
}

/** Renders the numbers for a screen on the wall, without navigation. */
export function BoardView(props: AdminViewServerProps) {
  return deskPage(props, {
    path: boardRoute,
    permissions: [],
    hasFrame: false,
    shown: async (req) => <Board initial={await numbersOf(req, 'now', new Date())} />,
  })
}
