/** `npm run dev`: as `npm start`, with every process reloading what changes. */
import { handOver } from './bootstrap/handOver.mjs'

await handOver('scripts/start/main.ts', ['dev'])
