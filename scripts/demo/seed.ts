import { refusalOfSeeding } from './seed.guard.ts'

// `tsx scripts/demo/seed.ts`: makes the demo newsroom in the database of DATABASE_URL. Running it again adds what is
// missing and changes nothing else.
const refusal = refusalOfSeeding(process.env)
if (refusal) {
  console.error(refusal)
  process.exit(1)
}

// Only now: the configuration connects to whatever the environment says.
const { getPayload } = await import('payload')
const { default: config } = await import('#payload.config')
const { seedDemo } = await import('./demo.seed.ts')

const payload = await getPayload({ config, disableOnInit: true })
// At the first start the reader site is not up yet: a failed call to it is expected and not logged. Any other failure
// throws.
payload.logger.level = 'fatal'
try {
  await seedDemo(payload, new Date(), (line) => console.log(line))
} finally {
  await payload.destroy()
}
process.exit(0)
