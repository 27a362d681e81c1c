import '@mowka/contract/add-editor-endpoints'

export * from '@mowka/contract/endpoints'
