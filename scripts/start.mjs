/** `npm start`: from a fresh clone to a running newsroom. Plain JavaScript, because nothing may be installed yet. */
import { handOver } from './bootstrap/handOver.mjs'

await handOver('scripts/start/main.ts', ['start'])
