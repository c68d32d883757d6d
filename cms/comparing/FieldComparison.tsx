import { FieldDiffLabel } from '@payloadcms/ui/rsc'
import type { FieldDiffServerProps } from 'payload'
import type { Inline as Run } from '#blocks/core/block.types.ts'
import { Inline } from '#blocks/core/Inline.tsx'
import { publicationTimeZone } from '#collections/settings/publicationTimeZone.ts'
import { settingName, settingValue } from '#plugins/comparing/setting.words.ts'
import { comparedText } from '#plugins/comparing/text.compare.ts'
import { TakePart } from './TakePart.tsx'
import './textComparison.css'

const runs = (text: string): Run[] => (text === '' ? [] : [{ type: 'text', text, marks: [] }])

// Choices by the labels that people know, times on the clock of the publication, all else as it is.
function textOf(value: unknown, field: FieldDiffServerProps['field'], timeZone: string): string {
  if (field.type === 'select') {
    const labels = new Map(
      field.options.flatMap((option): [string, string][] =>
        typeof option === 'object' && typeof option.label === 'string' ? [[option.value, option.label]] : [],
      ),
    )
    return [value ?? []]
      .flat()
      .map((choice) => labels.get(String(choice)) ?? String(choice))
      .join(', ')
  }
  if (value === null || value === undefined) return ''
  return typeof value === 'string' && field.type !== 'date'
    ? value
    : settingValue(value, { names: new Map(), timeZone })
}

/** Renders the difference of two versions of a plain field, word by word. */
export async function FieldComparison(props: FieldDiffServerProps) {
  const { comparisonValue, versionValue, field, baseVersionField, req, nestingLevel = 0 } = props
  if (!('name' in field)) return null
  const timeZone = await publicationTimeZone(req)
  const [was, is] = [textOf(comparisonValue, field, timeZone), textOf(versionValue, field, timeZone)]
  if (was === '' && is === '') return null
  const { before, after } = comparedText(runs(was), runs(is))
  const label = 'label' in field && typeof field.label === 'string' ? field.label : settingName(field.name)
  const page = { medium: 'feed', site: { url: '', name: '', brand: '', timeZone } } as const
  const isTakable = was !== is && baseVersionField.path === field.name
  return (
    <div className={`text-comparison nested-level-${nestingLevel}`}>
      <FieldDiffLabel>{label}</FieldDiffLabel>
      <div className="text-comparison-row" data-state={was === is ? 'same' : 'changed'}>
        <div className="text-comparison-side" data-side="before" data-block="field">
          <p>{was === '' ? 'Empty' : <Inline content={before} page={page} />}</p>
        </div>
        <div className="text-comparison-side" data-side="after" data-block="field">
          <p>{is === '' ? 'Empty' : <Inline content={after} page={page} />}</p>
          {isTakable && <TakePart field={field.name} label={`Take the ${label.toLowerCase()}`} />}
        </div>
      </div>
    </div>
  )
}
