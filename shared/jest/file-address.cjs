// The address that a bundler would export for a file.
module.exports = '/file.svg'
