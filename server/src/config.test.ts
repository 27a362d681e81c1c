import { readConfig } from './config'

test('files are in the data folder unless a bucket is named', () => {
  expect(readConfig({}).bucket).toBeNull()
})

test('a bucket of Amazon needs its name, its region and a key', () => {
  const env = { MOWKA_S3_BUCKET: 'files', MOWKA_S3_REGION: 'eu-central-1', MOWKA_S3_KEY: 'id' }
  expect(() => readConfig(env)).toThrow('MOWKA_S3_SECRET')
  expect(readConfig({ ...env, MOWKA_S3_SECRET: 'secret' }).bucket).toEqual({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    bucket: 'files',
    region: 'eu-central-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    pathStyle: false,
  })
})

test('a bucket elsewhere has an address of its own', () => {
  const env = {
    MOWKA_S3_BUCKET: 'files',
    MOWKA_S3_KEY: 'id',
    MOWKA_S3_SECRET: 'secret',
    MOWKA_S3_ENDPOINT: 'http://minio:9000',
    MOWKA_S3_PATH_STYLE: 'true',
  }
  expect(readConfig(env).bucket).toMatchObject({ endpoint: 'http://minio:9000', pathStyle: true })
})
