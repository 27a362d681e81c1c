// Relative: by their shared names they would be what this file stands in for.
import '../../../shared/contract/add-editor-endpoints'

export * from '../../../shared/contract/endpoints'
