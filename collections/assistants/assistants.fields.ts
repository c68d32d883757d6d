import type {
  ArrayFieldValidation,
  DateFieldValidation,
  NumberField,
  RelationshipField,
  RelationshipFieldManyValidation,
} from 'payload'
import { array, date, relationship } from 'payload/shared'
import { documentOfRival } from '../candidate-forums/sharedDocument.ts'
import { slugField } from '../fields/slug.field.ts'
import { idsOf } from '../permissions/actor.ts'
import { assistantLimits as limits } from './assistantDefaults.ts'
import { checkCount, checkDollars, checkPeriod, checkQuestions, documentTypes } from './assistants.rules.ts'

/** Returns a limit of an assistant: a whole number from 1. */
export function limitField(name: string, label: string, defaultValue: number, description: string): NumberField {
  return {
    name,
    label,
    type: 'number',
    required: true,
    min: 1,
    defaultValue,
    validate: checkCount,
    admin: { width: '50%', step: 1, description },
  }
}

/** Returns a limit of what an assistant may cost, in US dollars. */
export function dollarField(name: string, label: string, defaultValue: number): NumberField {
  return {
    name,
    label,
    type: 'number',
    required: true,
    min: 0.01,
    defaultValue,
    validate: checkDollars,
    admin: { width: '33%', step: 0.01, description: 'Spent on the model; then it only quotes.' },
  }
}

export const assistantSlug = slugField({
  source: 'name',
  isRequired: true,
  description: 'Stories name the assistant by it. After a change their chats say that it is not available.',
})

export const validatePeriod: DateFieldValidation = (value, options) => {
  const { siblingData } = options
  const from: unknown =
    typeof siblingData === 'object' && siblingData !== null ? Reflect.get(siblingData, 'from') : null
  const isPeriod = checkPeriod(from, value)
  return isPeriod === true ? date(value, options) : isPeriod
}

export const validateQuestions: ArrayFieldValidation = (value, options) => {
  const areDifferent = checkQuestions(value)
  return areDifferent === true ? array(value, options) : areDifferent
}

// Payload would say which ids are wrong; people know files by their names.
const validateDocuments: RelationshipFieldManyValidation = async (value, options) => {
  const ids = idsOf(value)
  if (ids.length > 0) {
    const { docs } = await options.req.payload.find({
      collection: 'media',
      where: { id: { in: ids }, mimeType: { not_in: [...documentTypes] } },
      select: { filename: true },
      pagination: false,
      depth: 0,
      req: options.req,
    })
    const [other] = docs
    if (other) return `${other.filename} is not a PDF or a text file. Choose other documents.`
    const rival = options.id === undefined ? null : await documentOfRival(options.req, options.id, ids)
    if (rival) return `${rival} is a document of another candidate of the same forum. Choose other documents.`
  }
  return relationship(value, options)
}

export const documentsField: RelationshipField = {
  name: 'documents',
  type: 'relationship',
  relationTo: 'media',
  hasMany: true,
  maxRows: limits.documents,
  filterOptions: { mimeType: { in: [...documentTypes] } },
  validate: validateDocuments,
  admin: { description: 'PDF and text files of the library. Readers can open what an answer quotes.' },
}
