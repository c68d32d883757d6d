import { styleText } from 'node:util'
import { demoAccounts, demoPassword } from './demo.ts'
import type { NewsroomEnvironment } from './newsroom.environment.ts'

/** Returns the table a start ends with: where everything is, and with which accounts to look around. */
export function addressTable(environment: NewsroomEnvironment, hasDemo: boolean): string {
  const rows = [
    ['Reader site', environment.siteUrl],
    ['Back office', `${environment.cmsUrl}/admin`],
    ['Real-time server', environment.realtimeUrl],
    ['Data', environment.dataFolder],
  ]
  const accounts = demoAccounts.map((account, index) => [index === 0 ? 'Demo accounts' : '', account])
  const password = ['Password of each', demoPassword]
  const width = Math.max(...[...rows, password].map(([name = '']) => name.length))
  const lines = [...rows, ...(hasDemo ? [...accounts, password] : [])].map(
    ([name = '', value = '']) => `  ${styleText('bold', name.padEnd(width))}  ${value}`,
  )
  return ['', ...lines, '', '  Ctrl-C ends all of it.', ''].join('\n')
}
