const fs = require('node:fs')

/**
 * A reporter for Jest that ends the run at the first test that fails, wherever in its file, and writes that test into
 * the file that FIRST_FAILURE names. Jest's own `--bail` waits for the end of the file.
 */
module.exports = class FirstFailure {
  onTestCaseResult({ path }, { fullName, status }) {
    if (status === 'failed') this.end(path, fullName)
  }

  onTestResult({ path }, { failureMessage }) {
    if (failureMessage) this.end(path, failureMessage.replace(/\s+/g, ' ').trim().slice(0, 200))
  }

  end(file, title) {
    fs.writeFileSync(process.env.FIRST_FAILURE, JSON.stringify({ file, title }))
    process.exit(1)
  }
}
