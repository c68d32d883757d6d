'use client'

import {
  DocumentInfoProvider,
  Drawer,
  Form,
  FormSubmit,
  OperationProvider,
  RenderFields,
  Spinner,
  useAuth,
  useConfig,
  useModal,
  useServerFunctions,
} from '@payloadcms/ui'
import type { ClientField, FormState, TypedUser } from 'payload'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { z } from 'zod'
import type { ListItem } from '#collections/posts-list/listAnswer.types.ts'
import type { ListModel } from '#collections/posts-list/listModels.ts'
import { callRest } from '../api/rest.ts'
import { nameOf } from '../kit/ItemParts.tsx'
import { notifyDone, notifyError } from '../kit/notices.ts'

export const quickEditSlug = 'posts-list-quick-edit'

const document = z.record(z.string(), z.unknown())

interface QuickEditProps {
  model: ListModel
  item: ListItem
  api: string
  onSaved: () => void
}

/** Renders a few fields of one document, saved as a draft: readers see nothing of it until it is published. */
export function QuickEdit({ model, item, api, onSaved }: QuickEditProps) {
  return (
    <Drawer slug={quickEditSlug} title={`Quick Edit: ${nameOf(item)}`}>
      <QuickEditForm key={item.id} model={model} item={item} api={api} onSaved={onSaved} />
    </Drawer>
  )
}

function QuickEditForm({ model, item, api, onSaved }: QuickEditProps) {
  const { collection, quickEditFields } = model
  const { permissions, user } = useAuth<TypedUser>()
  const { getEntityConfig } = useConfig()
  const { getFormState } = useServerFunctions()
  const { closeModal } = useModal()
  const [state, setState] = useState<FormState>()
  const fields = useMemo(
    () => fieldsNamed(getEntityConfig({ collectionSlug: collection }).fields, quickEditFields),
    [getEntityConfig, collection, quickEditFields],
  )
  const select = useMemo(
    () => Object.fromEntries(quickEditFields.map((name) => [name, true as const])),
    [quickEditFields],
  )
  const docPermissions = permissions?.collections?.[collection]
  const common = useMemo(
    () => ({ collectionSlug: collection, docPreferences: { fields: {} }, operation: 'update' as const, select }),
    [collection, select],
  )

  useEffect(() => {
    const leaving = new AbortController()
    const open = async () => {
      const params = new URLSearchParams({ draft: 'true', depth: '0' })
      for (const name of quickEditFields) params.set(`select[${name}]`, 'true')
      const { signal } = leaving
      const data = await callRest(`${api}/${collection}/${item.id}?${params}`, document, { signal })
      const opened = await getFormState({
        ...common,
        data,
        docPermissions: docPermissions ?? { fields: true },
        schemaPath: collection,
        skipValidation: true,
        signal,
      })
      if (!leaving.signal.aborted && 'state' in opened) setState(opened.state)
    }
    open().catch((error: unknown) => {
      if (leaving.signal.aborted) return
      closeModal(quickEditSlug)
      notifyError(`${model.singular} could not be opened`, error instanceof Error ? error.message : undefined)
    })
    return () => leaving.abort()
  }, [api, collection, item.id, quickEditFields, getFormState, common, docPermissions, closeModal, model.singular])

  const onChange = useCallback(
    async ({ formState, submitted }: { formState: FormState; submitted?: boolean }) => {
      const changed = await getFormState({
        ...common,
        formState,
        docPermissions: docPermissions ?? { fields: true },
        schemaPath: collection,
        skipValidation: !submitted,
      })
      return 'state' in changed && changed.state ? changed.state : formState
    },
    [getFormState, common, docPermissions, collection],
  )

  if (!state || !user) return <Spinner loadingText="Loading" />
  return (
    // Without an id: with one, its fields would be those of the document that others write in at the same time.
    <DocumentInfoProvider
      collectionSlug={collection}
      currentEditor={user}
      hasPublishedDoc={false}
      initialData={{}}
      isLocked={false}
      lastUpdateTime={0}
      mostRecentVersionIsAutosaved={false}
      unpublishedVersionCount={0}
      versionCount={0}
    >
      <OperationProvider operation="update">
        <Form
          action={`${api}/${collection}/${item.id}?draft=true&depth=0`}
          method="PATCH"
          initialState={state}
          onChange={[onChange]}
          disableSuccessStatus
          onSuccess={() => {
            closeModal(quickEditSlug)
            notifyDone('Saved as a draft')
            onSaved()
          }}
        >
          <RenderFields
            fields={fields}
            forceRender
            parentIndexPath=""
            parentPath=""
            parentSchemaPath={collection}
            permissions={docPermissions?.fields ?? true}
          />
          <div className="posts-list-quick-edit__controls">
            <FormSubmit>Save</FormSubmit>
          </div>
        </Form>
      </OperationProvider>
    </DocumentInfoProvider>
  )
}

// Fields by their names, wherever tabs and rows have put them, in the order of the names.
const fieldsNamed = (fields: readonly ClientField[], names: readonly string[]): ClientField[] => {
  const all = fields.flatMap(flatten)
  return names.flatMap((name) => all.find((field) => 'name' in field && field.name === name) ?? [])
}

const flatten = (field: ClientField): ClientField[] => {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields.flatMap(flatten))
  if (field.type === 'row' || field.type === 'collapsible') return field.fields.flatMap(flatten)
  return [field]
}
