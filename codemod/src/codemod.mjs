#!/usr/bin/env node
/** The command `life-changers-codemod`: moves the code of an app from another library. */
import {runCommand} from './command.mjs';

process.exitCode = await runCommand(process.argv.slice(2));
