/**
 * Runs one process of the newsroom in a container: `watched.ts ADDRESS ARGUMENTS…`, where the arguments are those for Node
 * and the address is the one at which the process must answer. It ends when the process ends, and also when that hangs:
 * Docker starts a container again that ends, but not one that is unhealthy.
 */
import { keepProcess } from './keptProcess.ts'
import { processLimits, watching } from './newsroomPlans.ts'
import { askAddress } from './watchProcess.ts'

const [url = '', ...command] = process.argv.slice(2)
const kept = keepProcess(
  {
    name: 'process of this container',
    command,
    environment: process.env,
    ready: { by: 'address', url },
    ...processLimits,
    watch: { ask: askAddress(url), ...watching },
  },
  (line) => console.log(line),
)

const fail = ({ message }: Error): void => {
  console.error(message)
  process.exit(1)
}
kept.ready.catch(fail)
void kept.lost.then(fail)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void kept.stop().then(() => process.exit(0)))
}
