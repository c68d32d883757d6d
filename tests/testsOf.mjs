import { describe, it } from '@jest/globals'

/**
 * Takes the tests of a file into a block with its path, so that its hooks act on them alone although other files share its
 * modules. The state of Jest comes from tests/testEnvironment.mjs.
 * @param path path of the file from the root of the project
 * @param load imports it
 */
export async function testsOf(path, load) {
  const { stateOfTests } = globalThis
  const outer = stateOfTests.currentDescribeBlock
  describe(path, () => {
    stateOfTests.blockOfFile = stateOfTests.currentDescribeBlock
  })
  stateOfTests.currentDescribeBlock = stateOfTests.blockOfFile
  try {
    await load()
  } catch (error) {
    it('can be loaded', () => {
      throw error
    })
  } finally {
    stateOfTests.currentDescribeBlock = outer
  }
}
