'use client'

import { RenderFields, XIcon } from '@payloadcms/ui'
import type { ClientField, ClientTab, RowFieldClientProps } from 'payload'
import { type KeyboardEvent, useId, useMemo } from 'react'
import { fieldsOnPage, type StoryLayout } from '../document/storyLayouts.ts'
import { changeStoryView, useStoryView } from '../document/storyView.ts'
import { parentOf } from './FieldAt.tsx'
import { hasVisible, headField, type ParentPaths, pathsWithin, placeOf, withoutFields } from './storyFields.ts'
import './storyPanel.css'

interface Part {
  fields: ClientField[]
  paths: ParentPaths
}

interface Section {
  label: string
  parts: Part[]
}

/** Shows the checks before publishing, and below them all fields that are not on the page, one section at a time. */
export function StoryPanel(props: RowFieldClientProps & { layout: StoryLayout }) {
  const { field, permissions, readOnly, indexPath, path, schemaPath, layout } = props
  const id = useId()
  const { section } = useStoryView()
  const sections = useMemo(
    () => sectionsOf(field.fields, parentOf({ indexPath, path, schemaPath }), layout),
    [field.fields, indexPath, path, schemaPath, layout],
  )
  const label = `About the ${layout.noun}`
  const head = useMemo(() => {
    const place = placeOf(headField, field.fields, parentOf({ indexPath, path, schemaPath }))
    if (!place) return null
    const { field: found, ...paths } = place
    return { field: found, paths }
  }, [field.fields, indexPath, path, schemaPath])
  const open = sections.find(({ label }) => label === section) ?? sections[0]
  const choose = (label: string) => changeStoryView({ section: label })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || !open) return
    event.preventDefault()
    const next = sections.at((sections.indexOf(open) + step) % sections.length)
    if (!next) return
    choose(next.label)
    document.getElementById(`${id}-${next.label}`)?.focus()
  }
  return (
    <aside className="story-panel" aria-label={label}>
      <button
        type="button"
        className="story-panel__close"
        aria-label="Close the panel"
        title="Close"
        onClick={() => {
          changeStoryView({ isPanelOpen: false })
          document.querySelector<HTMLElement>('.story-tools__panel')?.focus()
        }}
      >
        <XIcon />
      </button>
      {head && (
        <div className="story-panel__readiness">
          <RenderFields
            fields={[head.field]}
            forceRender
            margins={false}
            permissions={permissions ?? {}}
            {...head.paths}
          />
        </div>
      )}
      <div className="story-panel__head">
        <div role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
          {sections.map(({ label }) => (
            <button
              key={label}
              type="button"
              role="tab"
              id={`${id}-${label}`}
              aria-selected={label === open?.label}
              aria-controls={`${id}-content`}
              tabIndex={label === open?.label ? 0 : -1}
              onClick={() => choose(label)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <div
        role="tabpanel"
        id={`${id}-content`}
        aria-labelledby={open && `${id}-${open.label}`}
        className="story-panel__content"
      >
        {open?.parts.map(({ fields, paths }) => (
          <RenderFields
            key={paths.parentIndexPath}
            fields={fields}
            forceRender
            margins="small"
            permissions={permissions ?? {}}
            readOnly={readOnly}
            {...paths}
          />
        ))}
      </div>
    </aside>
  )
}

// Makes the panel's sections out of the form's tabs. What the first tab, the page, has beside the fields of the page
// comes before the fields of the last section, the details.
function sectionsOf(fields: readonly ClientField[], parent: ParentPaths, layout: StoryLayout): Section[] {
  const onPage = new Set([...fieldsOnPage(layout), headField])
  const [story, ...sections] = fields.flatMap((field, index) =>
    field.type === 'tabs' ? sectionsOfTabs(field.tabs, pathsWithin(field, index, parent), onPage) : [],
  )
  const last = sections.at(-1)
  if (story && last && story.parts.some(({ fields: left }) => hasVisible(left))) last.parts.unshift(...story.parts)
  return sections
}

const sectionsOfTabs = (tabs: readonly ClientTab[], parent: ParentPaths, onPage: ReadonlySet<string>): Section[] =>
  tabs.map((tab, index) => ({
    label: typeof tab.label === 'string' ? tab.label : '',
    parts: [{ fields: withoutFields(tab.fields, onPage), paths: pathsWithin(tab, index, parent) }],
  }))
