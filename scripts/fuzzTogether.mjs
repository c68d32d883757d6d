/**
 * `npm run fuzz:together -- MINUTES`: people in real browsers write one story, for an hour by default. FUZZ_SEED is the
 * run to begin with, such as the one that failed.
 */
import { handOver } from './bootstrap/handOver.mjs'

process.env.FUZZ_MINUTES = process.argv[2] ?? '60'
await handOver('scripts/test/main.ts', ['build', 'browser', 'together.fuzz'])
