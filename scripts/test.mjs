/** `npm test`: everything that can be checked by a machine, from a fresh clone. Step names as arguments run only those. */
import { handOver } from './bootstrap/handOver.mjs'

await handOver('scripts/test/main.ts', process.argv.slice(2))
