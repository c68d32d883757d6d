import { afterAll, beforeAll } from '@jest/globals'
import { bootTestPayload, type TestPayload } from './bootPayload.ts'
import { createAdministrator, type Person } from './people.ts'
import { type PostDesk, postDesk } from './postDesk.ts'

/**
 * Sets up a newsroom with the content model alone, and the desk of an editor who may do everything: booted before the
 * tests of a file, gone after them.
 */
export function editorsDesk() {
  let app: TestPayload
  let editor: Person
  let desk: PostDesk
  beforeAll(async () => {
    app = await bootTestPayload()
    editor = await createAdministrator(app.payload)
    desk = postDesk(app, editor)
  }, 120_000)
  afterAll(() => app.stop())
  return { app: () => app, editor: () => editor, desk: () => desk }
}
