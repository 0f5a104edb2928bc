#!/usr/bin/env node
// A committed launcher: npm links a bin at install time only if its file exists then, and dist/ does not.
import '../dist/cli.js';
