import { createServer } from "node:http";
import { createRequestListener } from "@react-router/node";
import * as build from "virtual:react-router/server-build";

createServer(createRequestListener({ build, mode: "production" })).listen(Number(process.env.PORT ?? 3000), "127.0.0.1");
