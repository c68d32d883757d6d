import type { AdminViewServerProps } from 'payload'
import { numbersOf } from '#plugins/numbers/numbers.service.ts'
import { deskPage } from '../../desk/deskPage.tsx'
import { boardRoute } from '../numbersRoute.ts'
import { Board } from './Board.tsx'

/** Renders the numbers for a screen on the wall, without navigation. */
export function BoardView(props: AdminViewServerProps) {
  return deskPage(props, {
    path: boardRoute,
    permissions: [],
    hasFrame: false,
    shown: async (req) => <Board initial={await numbersOf(req, 'now', new Date())} />,
  })
}
