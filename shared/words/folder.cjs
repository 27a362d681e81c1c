const folder = __dirname

module.exports = { folder }
