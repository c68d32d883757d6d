/** Unit tests lie beside the code (`*.test.ts`), integration tests too (`*.int.test.ts`); `--selectProjects` tells them apart. */
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2023' }, module: { type: 'es6' } },
    ],
  },
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/emptyStyle.mjs' },
  modulePathIgnorePatterns: ['/\\.next/', '/\\.data/'],
  testPathIgnorePatterns: ['/node_modules/', '/\\.next/', '/\\.data/'],
}

export default {
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['**/*.test.ts', '**/*.test.tsx'], testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.int\\.test\\.'] },
    { ...shared, displayName: 'integration', testMatch: ['**/*.int.test.ts'] },
  ],
}
