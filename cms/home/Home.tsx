import type { AdminViewServerProps } from 'payload'
import { homeOf } from '#plugins/home/home.service.ts'
import { HomeScreen } from './HomeScreen.tsx'

/** The dashboard, which takes the place of Payload's. Its first answer is rendered on the server. */
export async function Home({ initPageResult }: AdminViewServerProps) {
  return <HomeScreen initial={await homeOf(initPageResult.req)} />
}
