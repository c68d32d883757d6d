import type { BlockNames } from './blockNames.ts'

// A file in which every block has a line, and how the line of a new one gets into it.
interface Registry {
  file: string
  add: (source: string) => string
}

// Inserts a line before the bracket that ends a declaration.
function intoDeclaration(source: string, declaration: string, line: string): string {
  const start = source.indexOf(declaration)
  const end = source.slice(start).search(/^[}\]]/m)
  if (start < 0 || end < 0) throw new Error(`There is no ${declaration}`)
  return `${source.slice(0, start + end)}${line}\n${source.slice(start + end)}`
}

/** Returns the registries of a block. @param isListed whether the slash menu offers it */
export function registriesOf(
  { kebab, camel, pascal }: BlockNames,
  { hasChecks, isListed }: { hasChecks: boolean; isListed: boolean },
): Registry[] {
  const inRegistry = (name: string, declaration: string, value: string, role: string): Registry => ({
    file: `blocks/registry/${name}`,
    // The linter sorts the imports.
    add: (source) =>
      intoDeclaration(
        source.replace(/^import /m, `import { ${value} } from '../${kebab}/${kebab}.${role}'\nimport `),
        declaration,
        `  '${kebab}': ${value},`,
      ),
  })
  return [
    inRegistry('schemas.ts', 'export const schemas = ', camel, 'schema.ts'),
    inRegistry('renderers.tsx', 'export const renderers: ', `render${pascal}`, 'render.tsx'),
    inRegistry('mailFaces.ts', 'const mailFaces: ', `${camel}Mail`, 'mail.tsx'),
    inRegistry('fixtures.ts', 'export const fixtures: ', `${camel}Fixtures`, 'fixtures.ts'),
    inRegistry('editorViews.ts', 'export const editorViews: ', `${camel}EditorView`, 'editor.tsx'),
    ...(hasChecks ? [inRegistry('checks.ts', 'const checks: ', `check${pascal}`, 'checks.ts')] : []),
    {
      file: 'blocks/registry/styles.css',
      add: (source) => `${source.trimEnd()}\n@import "../${kebab}/${kebab}.css";\n`,
    },
    ...(isListed
      ? [
          {
            file: 'blocks/registry/blockGroups.ts',
            add: (source: string) => source.replace(/( {2}Text: \[[^\]]*)\]/, `$1, '${kebab}']`),
          },
        ]
      : []),
    {
      file: 'scripts/demo/unshownBlocks.ts',
      add: (source) => intoDeclaration(source, 'export const unshownBlocks = ', `  '${kebab}',`),
    },
  ]
}
