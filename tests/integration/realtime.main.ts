/** The real-time server as a process of its own, on the database of a test, whose tables are those of its config. */
import { getPayload } from 'payload'
import { z } from 'zod'
import { collaboration } from '#plugins/collaboration/collaboration.plugin.ts'
import { RealtimeServer } from '#realtime/server.ts'
import { monitorSecret } from './sharedRoom.ts'
import { testConfig } from './testConfig.ts'

const { DATABASE_URL, REALTIME_PORT, CMS_URL, TEST_FOLDER, REDIS_URL } = z
  .object({
    DATABASE_URL: z.string(),
    REALTIME_PORT: z.coerce.number(),
    CMS_URL: z.string(),
    TEST_FOLDER: z.string(),
    REDIS_URL: z.string().optional(),
  })
  .parse(process.env)
const config = await testConfig(
  { databaseUrl: DATABASE_URL, folder: TEST_FOLDER, isCopied: false },
  {
    plugins: [
      collaboration({
        realtimeUrl: `ws://127.0.0.1:${REALTIME_PORT}`,
        realtimeCallUrl: `http://127.0.0.1:${REALTIME_PORT}`,
      }),
    ],
  },
)
const payload = await getPayload({ config, disableOnInit: true })
const server = new RealtimeServer({
  payload,
  databaseUrl: DATABASE_URL,
  origins: [CMS_URL],
  proxies: 0,
  monitorSecret,
  redisUrl: REDIS_URL,
})
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
await server.listen(REALTIME_PORT)
