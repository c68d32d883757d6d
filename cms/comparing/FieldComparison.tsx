import { FieldDiffLabel } from '@payloadcms/ui/rsc'
import type { FieldDiffServerProps } from 'payload'
import type { Inline as Run } from '#blocks/core/block.types.ts'
import { Inline } from '#blocks/core/Inline.tsx'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { settingName } from '#plugins/comparing/setting.words.ts'
import { comparedText } from '#plugins/comparing/text.compare.ts'
import { fieldText } from './fieldText.ts'
import { TakePart } from './TakePart.tsx'
import './textComparison.css'

const runs = (text: string): Run[] => (text === '' ? [] : [{ type: 'text', text, marks: [] }])

/** Renders the difference of two versions of a field that is no text of blocks, word by word. */
export async function FieldComparison(props: FieldDiffServerProps) {
  const { comparisonValue, versionValue, field, baseVersionField, req, nestingLevel = 0 } = props
  if (!('name' in field)) return null
  const timeZone = await publicationTimeZone(req)
  const terms = { req, timeZone }
  const [was, is] = [fieldText(comparisonValue, field, terms), fieldText(versionValue, field, terms)]
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
