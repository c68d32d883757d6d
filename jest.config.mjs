/**
 * Unit tests lie beside the code (`*.test.ts`), integration tests too (`*.int.test.ts`), browser tests in tests/browser
 * (`*.browser.test.ts`); `--selectProjects` distinguishes them.
 */
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  setupFilesAfterEnv: ['<rootDir>/tests/limits.mjs'],
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/emptyStyle.mjs' },
  modulePathIgnorePatterns: ['/\\.next/', '/\\.data/'],
  testPathIgnorePatterns: ['/node_modules/', '/\\.next/', '/\\.data/'],
}

const ignoring = (...patterns) => ({ testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...patterns] })

export default {
  testSequencer: '<rootDir>/tests/seededOrder.mjs',
  showSeed: true,
  // Node.js keeps modules of a file that has been run: at some gigabytes a worker spends half of its time collecting.
  workerIdleMemoryLimit: '600MB',
  projects: [
    {
      ...shared,
      ...ignoring('\\.int\\.test\\.', '\\.browser\\.test\\.'),
      displayName: 'unit',
      testEnvironment: '<rootDir>/tests/testEnvironment.mjs',
      // The groups are there while a whole run goes on (scripts/test/groups.ts).
      testMatch: ['**/*.test.ts', '**/*.test.tsx', '<rootDir>/tests/grouped/*.test.mjs'],
    },
    {
      ...shared,
      displayName: 'integration',
      testEnvironment: '<rootDir>/tests/testEnvironment.mjs',
      testMatch: ['**/*.int.test.ts', '<rootDir>/tests/grouped/*.test.mjs'],
      // A PostgreSQL for all of them, unless TEST_DATABASE_URL names one.
      globalSetup: '<rootDir>/scripts/postgres/testDatabase.globalSetup.mjs',
      globalTeardown: '<rootDir>/scripts/postgres/testDatabase.globalTeardown.mjs',
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tests/testEnvironment.mjs',
      testMatch: ['<rootDir>/tests/browser/**/*.browser.test.ts'],
      // A built newsroom for each of Jest's workers.
      globalSetup: '<rootDir>/tests/browser/newsroom.globalSetup.mjs',
      globalTeardown: '<rootDir>/tests/browser/newsroom.globalTeardown.mjs',
    },
  ],
}
